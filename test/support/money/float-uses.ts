import { isAbsolute, relative } from "node:path";
import {
  type BinaryExpression,
  type CallExpression,
  type Expression,
  type Identifier,
  type Node,
  type PropertyAccessExpression,
  type SourceFile,
  SyntaxKind,
} from "typescript/unstable/ast";
import { API, type Checker, type Type, TypeFlags } from "typescript/unstable/sync";

/** A place where an amount is, or becomes, a binary floating point number. */
export interface FloatUse {
  /** The path below the folder that was searched. */
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** The last word of the names of amounts, and of what amounts are multiplied by. */
const MONEY_WORD =
  /(?:^|_)(?:amounts?|prices?|rates?|costs?|fees?|revenues?|budgets?|salar(?:y|ies)|cents|money|profits?|gross|net|tax|billed|rebilled|unbilled|invoiced|collected|outstanding|debit|credit|markup|contribution)$/;

/** Splits names into words: `netAmount` and `net_amount` contain the same; a rate in percent counts as a rate. */
const isMoney = (name: string): boolean =>
  MONEY_WORD.test(
    name
      .replace(/^#/, "")
      .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
      .toLowerCase()
      .replace(/_(?:percent|of|in|text)$/, ""),
  );

const ARITHMETIC = new Set<SyntaxKind>([
  SyntaxKind.PlusToken,
  SyntaxKind.MinusToken,
  SyntaxKind.AsteriskToken,
  SyntaxKind.SlashToken,
  SyntaxKind.PercentToken,
  SyntaxKind.AsteriskAsteriskToken,
  SyntaxKind.PlusEqualsToken,
  SyntaxKind.MinusEqualsToken,
  SyntaxKind.AsteriskEqualsToken,
  SyntaxKind.SlashEqualsToken,
]);

const WRAPPING = new Set<SyntaxKind>([
  SyntaxKind.ParenthesizedExpression,
  SyntaxKind.NonNullExpression,
  SyntaxKind.AsExpression,
  SyntaxKind.SatisfiesExpression,
]);

/** The name of an expression: that of a variable, a property or the function that returns it. */
function nameOf(expression: Node): string {
  if (WRAPPING.has(expression.kind)) return nameOf((expression as { expression: Node } & Node).expression);
  if (expression.kind === SyntaxKind.Identifier) return (expression as Identifier).text;
  if (expression.kind === SyntaxKind.PropertyAccessExpression)
    return nameOf((expression as PropertyAccessExpression).name);
  if (expression.kind === SyntaxKind.CallExpression) return nameOf((expression as CallExpression).expression);
  if (expression.kind === SyntaxKind.ElementAccessExpression)
    return expression.getText().replace(/^.*\[\s*["']?([\w ]+)["']?\s*\]$/s, "$1");
  return expression.kind === SyntaxKind.PrivateIdentifier ? expression.getText() : "";
}

/** Whether an expression, or some part of it, has the name of an amount. */
function namesMoney(node: Node): boolean {
  if (isMoney(nameOf(node))) return true;
  let found = false;
  node.forEachChild((child) => {
    found ||= namesMoney(child);
  });
  return found;
}

/** Calls that convert their argument to a number, or format one with a number of decimals. */
function givenToConversion(call: CallExpression): readonly Expression[] {
  const callee = call.expression.getText();
  if (/^(?:Number|Number\.parseFloat|parseFloat|Number\.parseInt|parseInt|Math\.\w+)$/.test(callee))
    return [...call.arguments];
  return /\.(?:toFixed|toPrecision)$/.test(callee)
    ? [(call.expression as PropertyAccessExpression).expression]
    : [];
}

/** Expressions that concern amounts and are floats if the type checker says that they are numbers. */
function suspects(source: SourceFile): { readonly node: Node; readonly isSure: boolean }[] {
  const found: { node: Node; isSure: boolean }[] = [];
  const walk = (node: Node): void => {
    if (node.kind === SyntaxKind.BinaryExpression) {
      const { left, right, operatorToken } = node as BinaryExpression;
      if (ARITHMETIC.has(operatorToken.kind) && [left, right].some((one) => isMoney(nameOf(one))))
        found.push({ node, isSure: false });
    }
    if (node.kind === SyntaxKind.CallExpression && givenToConversion(node as CallExpression).some(namesMoney))
      found.push({ node, isSure: true });
    node.forEachChild(walk);
  };
  walk(source);
  return found;
}

const isFloat = (type: Type | undefined): boolean =>
  type !== undefined && (type.flags & (TypeFlags.NumberLike | TypeFlags.Any)) !== 0;

/** All places in a project's files that calculate with amounts as floats, or convert amounts to floats. */
export function floatUses(
  configFile: string,
  folder: string,
  isSelected: (file: string) => boolean,
): FloatUse[] {
  const api = new API({ cwd: folder });
  try {
    const [project] = api.updateSnapshot({ openProjects: [configFile] }).getProjects();
    const { program, checker } = project!;
    const files = program
      .getSourceFileNames()
      .map((path) => ({ path, file: relative(folder, path) }))
      .filter(({ file }) => !file.startsWith("..") && !isAbsolute(file) && isSelected(file));
    return files.flatMap(({ path, file }) => usesIn(checker, program.getSourceFile(path)!, file));
  } finally {
    api.close();
  }
}

function usesIn(checker: Checker, source: SourceFile, file: string): FloatUse[] {
  const found = suspects(source);
  const types = found.length === 0 ? [] : checker.getTypeAtLocation(found.map(({ node }) => node));
  return found
    .filter(({ isSure }, index) => isSure || isFloat(types[index]))
    .map(({ node }) => ({
      file,
      line: source.text.slice(0, node.getStart()).split("\n").length,
      text: node.getText().replace(/\s+/g, " "),
    }));
}
