import { diffArrays } from "diff";

/** What to do with a line of the earlier text to get the later one. */
export interface DiffLine {
  readonly op: "equal" | "delete" | "insert";
  readonly text: string;
}

/**
 * The number of changed lines up to which the shortest difference is looked for. The time grows with its square, so
 * that texts that have little in common are shown as replaced as a whole.
 */
const MAX_CHANGES = 5_000;

const linesOf = (text: string): string[] => (text === "" ? [] : text.split("\n"));

const marked = (op: DiffLine["op"], lines: readonly string[]): DiffLine[] =>
  lines.map((text) => ({ op, text }));

/** The lines that lead from one text to another: applied in order to the first one, they give the second one. */
export function lineDiff(from: string, to: string): DiffLine[] {
  const [earlier, later] = [linesOf(from), linesOf(to)];
  const parts = diffArrays(earlier, later, { maxEditLength: MAX_CHANGES });
  if (parts === undefined) return [...marked("delete", earlier), ...marked("insert", later)];
  return parts.flatMap(({ added, removed, value }) =>
    marked(added ? "insert" : removed ? "delete" : "equal", value),
  );
}
