import type { ErrorList } from "../../engine/errors/error-list.ts";
import { message, said } from "../../engine/errors/message.ts";
import { fieldMessage, MESSAGES } from "../../engine/errors/messages.ts";
import type { ImportColumn } from "./import-column.ts";

/** Which column each header of a file means; a header that is left out means none. */
export type Mapping = Readonly<Record<string, string | null>>;

/** The header row of a file: the column of each place, or null where the cells are not read. */
export interface Headers {
  readonly texts: readonly string[];
  readonly columns: readonly (ImportColumn | null)[];
}

/** The columns that a file can have, and the headers that are accepted and not read. */
export interface KnownColumns {
  readonly columns: readonly ImportColumn[];
  readonly ignored: ReadonlySet<string>;
}

const asKey = (text: string): string => text.trim().toLowerCase();

/**
 * Finds the column of every header, regardless of case; the mapping takes precedence. Reports unknown and repeated
 * headers, missing columns and a mapping that does not fit, with the columns that are allowed.
 */
export function resolveHeaders(
  cells: readonly string[],
  mapping: Mapping,
  { columns, ignored }: KnownColumns,
  plural: string,
  errors: ErrorList,
): Headers {
  const allowed = columns.map(({ name }) => name);
  const byName = new Map(columns.map((column) => [asKey(column.name), column]));
  const mapped = new Map(Object.entries(mapping).map(([header, name]) => [asKey(header), name]));
  const texts = cells.map((cell) => cell.trim());
  for (const header of Object.keys(mapping)) {
    if (!texts.some((text) => asKey(text) === asKey(header)))
      errors.add(
        `mapping.${header.slice(0, 100)}`,
        message`The file has no column ${header.slice(0, 100)}.`,
        texts,
      );
  }
  const taken = new Set<string>();
  const found = texts.map((text) => {
    const key = asKey(text);
    if (key === "") return null;
    const shown = text.slice(0, 100);
    const target = mapped.get(key);
    if (target === null || (target === undefined && ignored.has(key))) return null;
    const column = byName.get(asKey(target ?? text));
    if (!column && target !== undefined)
      errors.add(`mapping.${shown}`, fieldMessage(MESSAGES.selected, `mapping.${shown}`), allowed);
    else if (!column)
      errors.add("file", message`The column ${shown} is not a column of ${said(plural)}.`, allowed);
    else if (taken.has(column.field + (column.part ?? "")))
      errors.add("file", message`The file has the column ${column.name} more than once.`);
    if (column) taken.add(column.field + (column.part ?? ""));
    return column ?? null;
  });
  for (const { name, field, part, isRequired } of columns) {
    if (isRequired && part === null && !taken.has(field))
      errors.add("file", message`The file must have the column ${name}.`);
    if (isRequired) taken.add(field);
  }
  return { texts, columns: found };
}
