import ts from "typescript";

const starters = new Set(["test", "it", "describe", "bench"]);

/**
 * The texts of a file that stand in test titles: titles as they are written, the tables of `each`, and the property
 * `api` of tables that are kept apart (see tests/contract/support/calls.ts).
 */
export function titleTexts(source: string, fileName: string): string[] {
  const file = ts.createSourceFile(
    fileName,
    source,
    ts.ScriptTarget.Latest,
    false,
    fileName.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && starters.has(rootName(node.expression))) {
      const [title] = node.arguments;
      const isTable = ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === "each";
      if (title && !isTable) texts.push(...literals(title));
      // test.each(table)("title") and test.each`table`("title")
      if (ts.isCallExpression(node.expression))
        for (const table of node.expression.arguments) texts.push(...literals(table));
    }
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === "api")
      texts.push(...literals(node.initializer));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts;
}

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
