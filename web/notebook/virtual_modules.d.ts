declare module "virtual:box" {
  import type { Box } from "../board/board_interface.ts";
  const box: Box;
  export default box;
}
