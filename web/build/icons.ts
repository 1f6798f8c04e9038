/** A Vite plugin for icons: `import owl from "icon:fluent-emoji-flat/owl"` bundles only this SVG. */
import { createRequire } from "node:module";
import { getIconData } from "@iconify/utils";
import type { IconifyJSON } from "@iconify/types";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);

export function icons(): Plugin {
  const sets = new Map<string, IconifyJSON>();
  return {
    name: "icons",
    resolveId: (id) => (id.startsWith("icon:") ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith("\0icon:")) return null;
      const [set = "", name = ""] = id.slice("\0icon:".length).split("/");
      if (!sets.has(set)) sets.set(set, require(`@iconify-json/${set}/icons.json`) as IconifyJSON);
      const found = getIconData(sets.get(set)!, name);
      if (!found) this.error(`There is no picture “${name}” in ${set}.`);
      const { body, left = 0, top = 0, width = 16, height = 16 } = found;
      return `export default ${JSON.stringify({ body, box: `${left} ${top} ${width} ${height}` })};`;
    },
  };
}
