/** Gives each file of a folder a name of its own, regardless of case: a second `a.pdf` is `a (2).pdf`. */
export function uniqueName(name: string, taken: Set<string>): string {
  let unique = name;
  for (let n = 2; taken.has(unique.toLowerCase()); n++) unique = name.replace(/(\.\w+)?$/, ` (${n})$1`);
  taken.add(unique.toLowerCase());
  return unique;
}
