const markup: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
// Characters that XML 1.0 does not allow, and CR, which every XML reader converts to LF.
const unwritable = String.raw`\0-\x08\x0B-\x1F\uFFFE\uFFFF`;
const unwritableOrAmbiguous = new RegExp(`[${unwritable}]|_(?=x[0-9A-Fa-f]{4}[_${unwritable}])`, "g");

/** Escapes a text for an XML attribute or element; lone surrogates, which cannot be encoded, become U+FFFD. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => markup[sign]!).replace(/\p{Cs}/gu, "\uFFFD");
}

/**
 * Escapes a text for a cell (ST_Xstring, ECMA-376 part 1, 22.9.2.19): characters that XML does not allow are written
 * `_x0007_`, and an underscore that would look like the start of such an escape is written `_x005F_`.
 */
export function escapeCellText(text: string): string {
  return escapeXml(text.replace(unwritableOrAmbiguous, escaped));
}

function escaped(character: string): string {
  return `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;
}
