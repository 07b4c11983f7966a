const maximumLength = 31;
const forbidden = /[\p{Cc}\p{Cs}\uFFFE\uFFFF[\]:*?/\\]/gu;

/**
 * Sanitizes sheet names for Excel: at most 31 characters, none of `[ ] : * ? / \`, no apostrophe at an end, not the
 * reserved `History`. Names are unique regardless of case; later duplicates get a number.
 */
export function cleanSheetNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const clean = cleanSheetName(name);
    let unique = clean;
    for (let number = 2; taken.has(unique.toLowerCase()); number += 1) {
      const suffix = ` (${number})`;
      unique = cut(clean, maximumLength - suffix.length) + suffix;
    }
    taken.add(unique.toLowerCase());
    return unique;
  });
}

function cleanSheetName(name: string): string {
  const clean = withoutApostrophes(cut(withoutApostrophes(name.replace(forbidden, " ")), maximumLength));
  if (clean === "") return "Sheet";
  return clean.toLowerCase() === "history" ? `${clean}_` : clean;
}

function withoutApostrophes(name: string): string {
  return name.replace(/^[\s']+|[\s']+$/g, "");
}

/** Cuts a text to a number of UTF-16 units, which is how Excel counts, without splitting a character. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/\p{Cs}/gu, "");
}
