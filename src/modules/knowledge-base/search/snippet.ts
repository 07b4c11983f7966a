/** The longest quotation, in characters. */
const LENGTH = 160;

/** How much of the text is quoted before the first hit. */
const BEFORE = 40;

/** Folds a character as the database does: lower case, without accents. */
export type Folding = (char: string) => string;

interface Hit {
  readonly from: number;
  readonly to: number;
}

const escapeHtml = (text: string): string =>
  text
    .replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
    .replaceAll("&#38;", "&amp;")
    .replaceAll("&#60;", "&lt;")
    .replaceAll("&#62;", "&gt;");

/** The places of the words in the characters of a text, in order and without overlaps. */
function hitsIn(chars: readonly string[], words: readonly string[], fold: Folding): Hit[] {
  let folded = "";
  // For each code unit of the folded text, the character that it comes from.
  const origin: number[] = [];
  chars.forEach((char, index) => {
    const part = fold(char);
    folded += part;
    for (let unit = 0; unit < part.length; unit++) origin.push(index);
  });
  const hits = words.flatMap((word) =>
    placesOf(folded, word).map((at) => ({
      from: origin[at]!,
      to: origin[at + word.length - 1]! + 1,
    })),
  );
  let end = 0;
  return hits
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
    .filter(({ from, to }) => {
      const isFree = from >= end;
      end = Math.max(end, to);
      return isFree;
    });
}

function placesOf(text: string, word: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); word !== "" && at >= 0; at = text.indexOf(word, at + word.length))
    places.push(at);
  return places;
}

/**
 * Quotes up to 160 characters of a plain text around its first hit, as HTML in which only hits are marked; the beginning
 * of the text if it contains none. What is left out is shown as an ellipsis.
 * @param words folded words
 */
export function snippetOf(text: string, words: readonly string[], fold: Folding): string {
  const chars = [...text.replace(/\s+/gu, " ").trim()];
  const hits = hitsIn(chars, words, fold);
  const wanted = Math.max(0, (hits[0]?.from ?? 0) - BEFORE);
  const start = Math.max(0, Math.min(wanted, chars.length - LENGTH));
  const head = start > 0 ? "…" : "";
  const fits = start + LENGTH - head.length >= chars.length;
  const end = fits ? chars.length : start + LENGTH - head.length - 1;
  const quote = (from: number, to: number): string => escapeHtml(chars.slice(from, to).join(""));
  let html = head;
  let at = start;
  for (const { from, to } of hits) {
    if (from < at || to > end) continue;
    html += `${quote(at, from)}<mark>${quote(from, to)}</mark>`;
    at = to;
  }
  return `${html}${quote(at, end)}${fits ? "" : "…"}`;
}
