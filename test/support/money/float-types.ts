/** The names of PostgreSQL's binary floating point types. */
const FLOAT_TYPES = /\b(?:float(?:4|8)?|real|double\s+precision)\b/gi;

/** Everything in SQL that is not a type: texts, comments and quoted names. */
const ASIDE = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"/g;

/** The uses of floating point types in SQL. */
export const floatTypesInSql = (text: string): string[] =>
  [...text.replace(ASIDE, " ").matchAll(FLOAT_TYPES)].map(([type]) => type);

const TEMPLATES = /\b(?:sql|raw)\s*(?:\(\s*)?`([^`]*)`|\braw\(\s*"([^"]*)"/g;

/** The floating point types in the SQL templates and casts of a source file. */
export function floatTypesInSource(text: string): string[] {
  const statements = [...text.matchAll(TEMPLATES)].map(([, template, plain]) => template ?? plain ?? "");
  const casts = [...text.matchAll(/::\s*(?:float(?:4|8)?|real|double\s+precision)\b/gi)].map(
    ([cast]) => cast,
  );
  return [...new Set([...statements.flatMap(floatTypesInSql), ...casts])];
}
