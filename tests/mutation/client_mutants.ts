/**
 * The mutants of the client's connection to the server (`web/api`), for `mutate.py`: `--list` writes each as a line of
 * JSON, `--try` reads keys from standard input, runs the tests of `web/api` against each and writes the result.
 *
 * The operators are those for Python (`operators.py`); one more drops the value that an arrow function returns.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import ts from "typescript";
import { mergeConfig } from "vitest/config";
import { createVitest } from "vitest/node";
import config from "../../web/build/vitest.config.ts";

const ROOT = join(import.meta.dirname, "../..");
const FOLDER = join(ROOT, "web/api");
/** The messages and the schemas of the HTTP API are types only. */
const FILES = readdirSync(FOLDER).filter((name) => !/\.test\.ts$|^messages\.ts$|^rest\.ts$/.test(name));
const TEST_TIMEOUT_MS = 20_000;
const MUTANT_TIMEOUT_MS = 90_000;

interface Mutant {
  readonly key: string;
  readonly function: string;
  readonly operator: string;
  readonly before: string;
  readonly after: string;
  readonly nth: number;
  readonly text: string;
  readonly line: number;
  readonly module: string;
  readonly file: string;
  readonly faulty: string;
}
type Fault = readonly [operator: string, node: ts.Node, instead: string];

const Kind = ts.SyntaxKind;
const SHIFTED: Readonly<Record<string, string>> = { "<": "<=", "<=": "<", ">": ">=", ">=": ">" };
const TURNED: Readonly<Record<string, string>> = {
  ...{ "<": ">=", "<=": ">", ">": "<=", ">=": "<" },
  ...{ "===": "!==", "!==": "===" },
};
const SWAPPED: Readonly<Record<string, string>> = { "&&": "||", "||": "&&" };

function* mutants(name: string): Generator<Mutant> {
  const file = join(FOLDER, name);
  const source = readFileSync(file, "utf8");
  const tree = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const times = new Map<string, number>();
  const module = `web.api.${basename(name, ".ts")}`;
  const found: (Fault & { readonly in?: string })[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isImportDeclaration(node)) return;
    found.push(...faults(node));
    ts.forEachChild(node, walk);
  };
  walk(tree);
  for (const [operator, node, instead] of found) {
    const place = placeOf(node);
    const text = createHash("sha256").update(place.node.getText()).digest("hex").slice(0, 12);
    const before = short(node.getText());
    const after = short(instead || "nothing");
    const start = `${module}.${place.name}: ${operator}: ${before} → ${after}`;
    const nth = times.get(start) ?? 0;
    times.set(start, nth + 1);
    const faulty = `${source.slice(0, node.getStart())}${instead}${source.slice(node.getEnd())}`;
    const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    const key = nth ? `${start} #${nth}` : start;
    yield { key, function: place.name, operator, before, after, nth, text, line, module, file, faulty };
  }
}

function* faults(node: ts.Node): Generator<Fault> {
  if (ts.isBinaryExpression(node)) {
    const sign = node.operatorToken.getText();
    const sides = (other: string) => `(${node.left.getText()} ${other} ${node.right.getText()})`;
    if (SHIFTED[sign]) yield ["shift", node, sides(SHIFTED[sign])];
    if (TURNED[sign]) yield ["turn", node, sides(TURNED[sign])];
    if (SWAPPED[sign]) yield ["and-or", node, sides(SWAPPED[sign])];
  } else if (ts.isNumericLiteral(node)) {
    const value = Number(node.text);
    yield ["one-more", node, `${value + 1}`];
    // A key of an object cannot be negative.
    if (value > 0 || !ts.isPropertyAssignment(node.parent)) yield ["one-less", node, `${value - 1}`];
  } else if (node.kind === Kind.TrueKeyword || node.kind === Kind.FalseKeyword) {
    yield ["yes-no", node, node.kind === Kind.TrueKeyword ? "false" : "true"];
  } else if (ts.isExpressionStatement(node) || ts.isBreakOrContinueStatement(node)) {
    yield ["drop", node, ";"];
  } else if (ts.isReturnStatement(node) && !node.expression) {
    yield ["drop", node, ";"];
  } else if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) {
    yield ["drop", node.body, "undefined"];
  }
  const test =
    ts.isIfStatement(node) || ts.isWhileStatement(node)
      ? node.expression
      : ts.isConditionalExpression(node)
        ? node.condition
        : null;
  const sign = test && ts.isBinaryExpression(test) ? test.operatorToken.getText() : "";
  if (test && !TURNED[sign]) yield ["negate", test, `!(${test.getText()})`];
}

/** Returns the innermost function, class or property that contains a node, with its qualified name. */
function placeOf(node: ts.Node): { readonly name: string; readonly node: ts.Node } {
  const names: string[] = [];
  let top: ts.Node = node;
  let inner: ts.Node | null = null;
  for (let at = node.parent; !ts.isSourceFile(at); at = at.parent) {
    const named =
      ts.isFunctionDeclaration(at) ||
      ts.isMethodDeclaration(at) ||
      ts.isPropertyDeclaration(at) ||
      ts.isPropertyAssignment(at) ||
      ts.isVariableDeclaration(at) ||
      ts.isGetAccessor(at) ||
      ts.isClassDeclaration(at);
    if (named && at.name) names.unshift(at.name.getText());
    else if (ts.isConstructorDeclaration(at)) names.unshift("constructor");
    else continue;
    inner ??= at;
    top = at;
  }
  return { name: names.join("."), node: inner ?? top };
}

const short = (text: string): string => {
  const flat = text.replace(/\s+/g, " ");
  return flat.length > 90 ? `${flat.slice(0, 87)}…` : flat;
};

async function testMutants(keys: readonly string[], every: readonly Mutant[]): Promise<void> {
  let faulty: Mutant | null = null;
  const fault = { name: "fault", enforce: "pre", transform } as const;
  function transform(_: string, id: string): string | null {
    return id.split("?")[0] === faulty?.file ? faulty.faulty : null;
  }
  const all = mergeConfig(config, { root: ROOT, plugins: [fault] });
  const options = { watch: false, reporters: [{}], maxWorkers: 1, testTimeout: TEST_TIMEOUT_MS, fsModuleCache: false };
  /** Runs the tests in a new Vitest, which has no cached modules; returns the name of a failing test, or null. */
  const failing = async (): Promise<string | null> => {
    const vitest = await createVitest("test", { root: ROOT, config: false, ...options }, all);
    const tests = await vitest.globTestSpecifications(["web/api/"]);
    const own = tests.filter(({ moduleId }) => moduleId === faulty?.file.replace(/ts$/, "test.ts"));
    let found: string | null = null;
    for (const asked of [own, tests.filter((one) => !own.includes(one))]) {
      if (found || !asked.length) continue;
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(asked);
      if (!testModules.length) throw new Error("no test was run");
      for (const file of testModules) {
        const [test] = file.children.allTests("failed");
        const path = file.moduleId.slice(ROOT.length + 1);
        if (test) found ??= `${path} > ${test.fullName}`;
        else if (!file.ok() || unhandledErrors.length) found ??= path;
      }
    }
    await vitest.close();
    return found;
  };
  const say = (row: object) => process.stdout.write(JSON.stringify(row) + "\n");
  const broken = await failing();
  if (broken) say({ broken });
  for (const key of broken ? [] : keys) {
    faulty = every.find((one) => one.key === key) ?? null;
    let never: NodeJS.Timeout | undefined;
    const late = new Promise<"late">((tell) => (never = setTimeout(tell, MUTANT_TIMEOUT_MS, "late")));
    const by = await Promise.race([failing(), late]);
    clearTimeout(never);
    if (by === "late") say({ key, result: "late", by: "" });
    else say({ key, result: by ? "killed" : "alive", by: by ?? "" });
    if (by === "late") break; // client_mutants.py starts the program again for the rest
  }
  process.exit();
}

const every = FILES.flatMap((name) => [...mutants(name)]);
if (process.argv.includes("--try"))
  await testMutants(readFileSync(0, "utf8").split("\n").filter(Boolean), every);
else for (const { faulty: _, ...mutant } of every) console.log(JSON.stringify(mutant));
