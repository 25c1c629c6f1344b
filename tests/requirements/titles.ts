import ts from "typescript";

const starters = new Set(["test", "it", "describe", "bench"]);

/**
 * The texts of a file that stand in test titles: titles as they are written, the tables of `each`, and the property
 * `api` of tables that are kept apart (see tests/contract/support/calls.ts).
 */
export function titleTexts(source: string, fileName: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isStarter(node)) texts.push(...titleOf(node).flatMap(literals), ...tablesOf(node).flatMap(literals));
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === "api")
      texts.push(...literals(node.initializer));
    ts.forEachChild(node, visit);
  };
  visit(parse(source, fileName));
  return texts;
}

/** A test, or a step of one: its title as it stands in the source, and the ids that it carries. */
interface TitledTest {
  title: string;
  ids: ReadonlySet<string>;
}

/**
 * The tests of a file and their steps. A test carries the ids of its title, of the groups around it and of the tables
 * of `each` that fill these. Where a title holds a variable, or a table of `each` is one, it carries every id of the
 * file and of `imported`, the source of the modules that keep tables.
 */
export function testsIn(source: string, fileName: string, imported = ""): TitledTest[] {
  const file = parse(source, fileName);
  const found: TitledTest[] = [];
  const visit = (node: ts.Node, around: string[]): void => {
    const [title] = isStarter(node) ? titleOf(node) : [];
    let within = around;
    if (isStarter(node) && title) {
      const tables = tablesOf(node);
      within = [...around, asWritten(title, file), ...tables.flatMap(literals)];
      if (ts.isTemplateExpression(title) || !tables.every(isLiteral)) within.push(source, imported);
      found.push({ title: asWritten(title, file), ids: new Set(within.flatMap(idsIn)) });
    }
    ts.forEachChild(node, (child) => visit(child, within));
  };
  visit(file, []);
  return found;
}

const parse = (source: string, fileName: string) =>
  ts.createSourceFile(
    fileName,
    source,
    ts.ScriptTarget.Latest,
    false,
    fileName.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

const isStarter = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && starters.has(rootName(node.expression));

/** The first argument, unless the call is the `test.each(table)` of `test.each(table)(title, …)`. */
function titleOf({ expression, arguments: [first] }: ts.CallExpression): ts.Expression[] {
  const isTable = ts.isPropertyAccessExpression(expression) && expression.name.text === "each";
  return first && !isTable ? [first] : [];
}

/** The tables of `test.each(table)(title, …)`. */
const tablesOf = ({ expression }: ts.CallExpression): readonly ts.Expression[] =>
  ts.isCallExpression(expression) ? expression.arguments : [];

/** Whether a table is written where it is used, also as `[…] as const`. */
const isLiteral = (table: ts.Expression): boolean =>
  ts.isArrayLiteralExpression(ts.isAsExpression(table) ? table.expression : table);

/** `Some ${name}` of the template that reads so; the text of a string. */
const asWritten = (title: ts.Expression, file: ts.SourceFile) =>
  ts.isTemplateExpression(title) ? title.getText(file).slice(1, -1) : literals(title).join("");

/** `test` of `test.each(…)(…)`, `test.describe(…)` and the like. */
function rootName(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  if (
    ts.isPropertyAccessExpression(expression) ||
    ts.isCallExpression(expression) ||
    ts.isTaggedTemplateExpression(expression)
  )
    return rootName(ts.isTaggedTemplateExpression(expression) ? expression.tag : expression.expression);
  return "";
}

function literals(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) return [node.text];
  // The functions of a table are not its texts.
  if (ts.isFunctionLike(node)) return [];
  const found: string[] = [];
  ts.forEachChild(node, (child) => void found.push(...literals(child)));
  return found;
}

const id = /\b(P|A|API|AMB)-(\d{1,3})(?:\s*(?:…|\.\.\.?|–|—|-|to|bis)\s*(?:(?:P|A|API|AMB)-)?(\d{1,3}))?/g;

/** Ids named in a text; `P-121…123`, `P-77–P-81` and `A-10 to A-12` name all between. */
export function idsIn(text: string): string[] {
  return [...text.matchAll(id)].flatMap(([, group = "", first = "", last]) => {
    const [from, to] = [Number(first), Number(last ?? first)];
    const width = first.length;
    if (to < from || to - from > 60) return [`${group}-${first}`];
    return Array.from(
      { length: to - from + 1 },
      (_, i) => `${group}-${String(from + i).padStart(width, "0")}`,
    );
  });
}
