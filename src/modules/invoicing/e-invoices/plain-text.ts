// XML 1.0 allows no other control characters, no halves of surrogate pairs and no non-characters.
const NOT_IN_XML = /[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text as XML can have it; null if nothing is left of it. */
export function plainText(text: string | null | undefined): string | null {
  const plain = (text ?? "").normalize("NFC").replace(/\r\n?/g, "\n").replace(NOT_IN_XML, "").trim();
  return plain === "" ? null : plain;
}

/** A text on one line. */
export const oneLine = (text: string | null | undefined): string | null =>
  plainText(text)?.replace(/\s+/g, " ") ?? null;

/** A text of at most so many characters; what was cut off is marked by an ellipsis. */
export function shortened(text: string, most: number): string {
  const characters = [...text];
  return characters.length <= most
    ? text
    : `${characters
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`;
}

/** A text in pieces of at most so many characters, divided between words where there are any. */
export function pieces(text: string, most: number): string[] {
  const found: string[] = [];
  let rest = [...text];
  while (rest.length > most) {
    const space = rest.lastIndexOf(" ", most);
    const end = space > most / 2 ? space : most;
    found.push(rest.slice(0, end).join("").trim());
    rest = rest.slice(end);
  }
  found.push(rest.join("").trim());
  return found.filter((piece) => piece !== "");
}
