/** A text with a selection. */
export interface Selection {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Puts marks around the selected text, or takes them away if they are there: `**bold**`. */
export function withMarks({ text, from, to }: Selection, mark: string): Selection {
  const inside = text.slice(from, to);
  const isMarked =
    text.slice(from - mark.length, from) === mark && text.slice(to, to + mark.length) === mark && from > 0;
  if (isMarked)
    return {
      text: text.slice(0, from - mark.length) + inside + text.slice(to + mark.length),
      from: from - mark.length,
      to: to - mark.length,
    };
  return {
    text: text.slice(0, from) + mark + inside + mark + text.slice(to),
    from: from + mark.length,
    to: to + mark.length,
  };
}

/** Begins each selected line with a prefix, or takes it away if all have it: `- item`. */
export function withPrefix({ text, from, to }: Selection, prefix: string): Selection {
  const start = text.lastIndexOf("\n", from - 1) + 1;
  const next = text.indexOf("\n", to);
  const end = next < 0 ? text.length : next;
  const lines = text.slice(start, end).split("\n");
  const isPrefixed = lines.every((line) => line.startsWith(prefix));
  const changed = lines
    .map((line) => (isPrefixed ? line.slice(prefix.length) : `${prefix}${line}`))
    .join("\n");
  return { text: text.slice(0, start) + changed + text.slice(end), from: start, to: start + changed.length };
}

/** Replaces the selected text by a block with empty lines around it; the cursor is behind it. */
export function withBlock({ text, from, to }: Selection, block: string): Selection {
  const before = text.slice(0, from).replace(/\n*$/, "");
  const head = before === "" ? "" : `${before}\n\n`;
  const after = text.slice(to).replace(/^\n*/, "");
  const at = head.length + block.length;
  return { text: `${head}${block}${after === "" ? "" : `\n\n${after}`}`, from: at, to: at };
}
