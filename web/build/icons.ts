/**
 * A Vite plugin for icons: `import owl from "icon:fluent-emoji-flat/owl"` bundles only this SVG, and `import animals from
 * "icons:./animals.json"` those in a table. Its rows are a name and an icon, with a colour if the icon has none.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { getIconData } from "@iconify/utils";
import type { IconifyJSON } from "@iconify/types";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);

export function icons(): Plugin {
  const sets = new Map<string, IconifyJSON>();
  return {
    name: "icons",
    resolveId(id, importer = "") {
      if (id.startsWith("icon:")) return `\0${id}`;
      // Without its ending, because Vite would read the module as JSON.
      return id.startsWith("icons:") ? `\0icons:${resolve(dirname(importer), id.slice(6, -".json".length))}` : null;
    },
    load(id) {
      if (id.startsWith("\0icons:")) {
        const file = `${id.slice("\0icons:".length)}.json`;
        this.addWatchFile(file);
        return importsOfTable(JSON.parse(readFileSync(file, "utf-8")) as Record<string, string>);
      }
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

/** Return a module that imports the icons of a table and exports them by name. */
function importsOfTable(table: Readonly<Record<string, string>>): string {
  const rows = Object.entries(table).map(([name, icon]) => [name, ...icon.split(" ")]);
  const imports = rows.map(([, icon], nth) => `import icon${nth} from "icon:${icon}";`);
  const entries = rows.map(
    ([name, , ink], nth) => `${JSON.stringify(name)}: { ...icon${nth}, ink: ${JSON.stringify(ink)} }`,
  );
  return `${imports.join("\n")}\nexport default { ${entries.join(", ")} };`;
}
