/** Names of PostgreSQL's binary floating point types. */
const FLOAT_TYPES = /\b(?:float(?:4|8)?|real|double\s+precision)\b/gi;

/** What is no SQL: texts, comments and names in quotes. */
const ASIDE = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"/g;

/** Mentions of floating point types in SQL. */
export const floatTypesInSql = (text: string): string[] =>
  [...text.replace(ASIDE, " ").matchAll(FLOAT_TYPES)].map(([type]) => type);

const TEMPLATES = /\b(?:sql|raw)\s*(?:\(\s*)?`([^`]*)`|\braw\(\s*"([^"]*)"/g;

/** The same in the SQL that a program's source has in templates, with a hint where it stands. */
export function floatTypesInSource(text: string): string[] {
  const statements = [...text.matchAll(TEMPLATES)].map(([, template, plain]) => template ?? plain ?? "");
  const casts = [...text.matchAll(/::\s*(?:float(?:4|8)?|real|double\s+precision)\b/gi)].map(
    ([cast]) => cast,
  );
  return [...new Set([...statements.flatMap(floatTypesInSql), ...casts])];
}
