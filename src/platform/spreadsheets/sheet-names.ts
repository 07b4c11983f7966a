const maximumLength = 31;
const forbidden = /[\p{Cc}\p{Cs}\uFFFE\uFFFF[\]:*?/\\]/gu;

/**
 * The names as Excel takes them: at most 31 characters, none of `[ ] : * ? / \`, no apostrophe at an end, not the
 * reserved `History`, and none twice in whatever case, for which later ones get a number.
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

/** At most so many UTF-16 units, which is how Excel counts, and no half character. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/\p{Cs}/gu, "");
}
