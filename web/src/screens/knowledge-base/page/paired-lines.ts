/** A line of the difference between two texts. */
export interface DiffLine {
  readonly op: "equal" | "delete" | "insert";
  readonly text: string;
}

/** A row of two texts beside each other; null where a text has no line. */
export interface PairedLine {
  readonly left: string | null;
  readonly right: string | null;
}

/** Puts deleted lines beside those that were inserted in their place. */
export function pairedLines(lines: readonly DiffLine[]): PairedLine[] {
  const rows: PairedLine[] = [];
  let [left, right]: [string[], string[]] = [[], []];
  const flush = () => {
    for (let n = 0; n < Math.max(left.length, right.length); n++)
      rows.push({ left: left[n] ?? null, right: right[n] ?? null });
    [left, right] = [[], []];
  };
  for (const { op, text } of lines) {
    if (op === "delete") left.push(text);
    else if (op === "insert") right.push(text);
    else {
      flush();
      rows.push({ left: text, right: text });
    }
  }
  flush();
  return rows;
}
