/** A word of a query, or a phrase in quotation marks; white space within it counts as one space. */
const WORD = /"([^"]*)"|(\S+)/gu;

/** The words and phrases of a query, each once. A quotation mark without its pair belongs to its word. */
export function searchWords(query: string): string[] {
  const words = [...query.matchAll(WORD)].map(([, phrase, word]) =>
    (phrase ?? word ?? "").trim().replace(/\s+/gu, " "),
  );
  return [...new Set(words.filter((word) => word !== ""))];
}
