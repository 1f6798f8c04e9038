declare module "virtual:box" {
  import type { Box } from "../board.ts";
  const box: Box;
  export default box;
}
