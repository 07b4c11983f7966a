/** The members whose values people read. */
const READ = new Set(["singular", "plural", "label", "hint", "title", "description", "question"]);

/**
 * Writes a value as code, in which the texts that people read are messages of the web UI's catalogues.
 * @param key the member whose value it is
 */
export function withMessages(value: unknown, key = ""): string {
  if (typeof value === "string" && READ.has(key)) return `t(${JSON.stringify(value)})`;
  if (Array.isArray(value)) return `[${value.map((item) => withMessages(item)).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .map(([name, item]) => `${JSON.stringify(name)}:${withMessages(item, isNameOf(value) ? "" : name)}`);
  return `{${members.join(",")}}`;
}

/** Whether an object has fields, parameters and the like by their names, of which one may be called "title". */
const isNameOf = (value: object): boolean => Object.values(value).every((item) => typeof item === "object");
