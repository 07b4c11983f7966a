const markup: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
// What XML 1.0 cannot hold, and CR, which every XML reader turns into LF.
const unwritable = String.raw`\0-\x08\x0B-\x1F\uFFFE\uFFFF`;
const unwritableOrAmbiguous = new RegExp(`[${unwritable}]|_(?=x[0-9A-Fa-f]{4}[_${unwritable}])`, "g");

/** A text for an XML attribute or element; lone surrogates, which no encoding can hold, as U+FFFD. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => markup[sign]!).replace(/\p{Cs}/gu, "\uFFFD");
}

/**
 * A text for a cell (ST_Xstring, ECMA-376 part 1, 22.9.2.19): characters that XML cannot hold are written `_x0007_`,
 * and an underscore that would read as the beginning of such an escape is written `_x005F_`.
 */
export function escapeCellText(text: string): string {
  return escapeXml(text.replace(unwritableOrAmbiguous, escaped));
}

function escaped(character: string): string {
  return `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;
}
