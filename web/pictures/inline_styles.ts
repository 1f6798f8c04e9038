/**
 * Style sheets become attributes: a picture that stands for itself brings no sheet along, which the house's content
 * security policy would not let in anyway.
 */
const KEPT =
  /^(fill|stroke|opacity|font|text-anchor|letter-spacing|dominant-baseline|paint-order|stop|transform|translate|rotate|scale|display|visibility|mix-blend-mode|filter)/;

interface Rule {
  readonly selector: string;
  /** A class that whoever it is about must have; most rules are sorted out by it, for matching is slow. */
  readonly needs: string | undefined;
  readonly weight: number;
  readonly says: readonly (readonly [string, string])[];
}

/** The rules of a sheet that change how a still picture looks. */
export function parseRules(sheet: string): Rule[] {
  const plain = sheet
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/@(?:-webkit-)?(keyframes|media|font-face|supports)[^{]*\{(?:[^{}]|\{[^{}]*\})*\}/g, "");
  const rules: Rule[] = [];
  for (const [, selectors = "", body = ""] of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const says = body
      .split(";")
      .map((one) => one.split(/:(.*)/s).map((part) => part.trim()))
      .flatMap(([name = "", value = ""]) => (KEPT.test(name) ? [[name, value] as const] : []));
    if (says.length === 0) continue;
    for (const one of selectors.split(/,(?![^(]*\))/)) {
      const selector = one.trim().replace(/:where\(([^)]*)\)/g, "$1");
      const needs = /^\.([\w-]+)/.exec(selector.split(/[\s>]+/).at(-1)!)?.[1];
      rules.push({ selector, needs, weight: (selector.match(/[.#[:]/g) ?? []).length, says });
    }
  }
  return rules.sort((a, b) => a.weight - b.weight);
}

/** The values of the house's variables, from its own sheet. */
export function parseVariables(sheet: string): Map<string, string> {
  const root = [...sheet.matchAll(/:root\b[^{]*\{([^}]*)\}/g)].map(([, inside]) => inside).join("\n");
  return new Map([...root.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!.trim()]));
}

/** What an element looks like: its attributes, then the rules, then its own style. */
export function looks(
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
  for (const { selector, needs, says } of rules) {
    if ((needs && !element.classList.contains(needs)) || !element.matches(selector)) continue;
    for (const [name, value] of says) found.set(name, value);
  }
  for (const [name, value] of own) if (KEPT.test(name)) found.set(name, value);
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
