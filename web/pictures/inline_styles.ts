/** Converts style sheets to attributes, because a standalone SVG has no style sheet. */
const STYLE_PROPERTIES =
  /^(fill|stroke|opacity|font|text-anchor|letter-spacing|dominant-baseline|paint-order|stop|transform|translate|rotate|scale|display|visibility|mix-blend-mode|filter)/;

interface Rule {
  readonly selector: string;
  /** A class that matching elements must have; checking it first excludes most rules cheaply. */
  readonly requiredClass: string | undefined;
  readonly specificity: number;
  readonly declarations: readonly (readonly [string, string])[];
}

/** Return the rules of a style sheet that affect a static picture. */
export function parseRules(sheet: string): Rule[] {
  const plain = sheet
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/@(?:-webkit-)?(keyframes|media|font-face|supports)[^{]*\{(?:[^{}]|\{[^{}]*\})*\}/g, "");
  const rules: Rule[] = [];
  for (const [, selectors = "", body = ""] of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const declarations = body
      .split(";")
      .map((one) => one.split(/:(.*)/s).map((part) => part.trim()))
      .flatMap(([name = "", value = ""]) => (STYLE_PROPERTIES.test(name) ? [[name, value] as const] : []));
    if (declarations.length === 0) continue;
    for (const one of selectors.split(/,(?![^(]*\))/)) {
      const selector = one.trim().replace(/:where\(([^)]*)\)/g, "$1");
      const requiredClass = /^\.([\w-]+)/.exec(selector.split(/[\s>]+/).at(-1)!)?.[1];
      rules.push({ selector, requiredClass, specificity: (selector.match(/[.#[:]/g) ?? []).length, declarations });
    }
  }
  return rules.sort((a, b) => a.specificity - b.specificity);
}

/** Return the CSS variables of a style sheet. */
export function parseVariables(sheet: string): Map<string, string> {
  const root = [...sheet.matchAll(/:root\b[^{]*\{([^}]*)\}/g)].map(([, inside]) => inside).join("\n");
  return new Map([...root.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!.trim()]));
}

/** Return an element's resolved style: attributes, overridden by rules, overridden by its own style. */
export function resolveStyles(
  element: Element,
  rules: readonly Rule[],
  variables: ReadonlyMap<string, string>,
): Map<string, string> {
  const own = new Map<string, string>();
  for (const part of (element.getAttribute("style") ?? "").split(";")) {
    const [name = "", value = ""] = part.split(/:(.*)/s).map((one) => one.trim());
    if (name) own.set(name, value);
  }
  const found = new Map<string, string>();
  for (const { selector, requiredClass, declarations } of rules) {
    if ((requiredClass && !element.classList.contains(requiredClass)) || !element.matches(selector)) continue;
    for (const [name, value] of declarations) found.set(name, value);
  }
  for (const [name, value] of own) if (STYLE_PROPERTIES.test(name)) found.set(name, value);
  for (const { name, value } of [...element.attributes])
    if (value.includes("var(") && !found.has(name) && name !== "style") found.set(name, value);
  const known = (name: string) => own.get(name) ?? variables.get(name) ?? "";
  for (const [name, value] of found)
    found.set(
      name,
      value.replace(/var\((--[\w-]+)\)/g, (_, key: string) => known(key)),
    );
  return found;
}
