import { recordsWith } from "../../../engine/runtime/index.ts";
import type { Work } from "../../../engine/work/index.ts";

type Data = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Data =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The employee whom a row is about, if it does not name anybody. */
const unnamedIn = (row: Data): string | null =>
  typeof row.employee_id === "string" && !("name" in row) && !("employee_name" in row)
    ? row.employee_id
    : null;

function unnamedWithin(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const one of value) unnamedWithin(one, found);
  else if (isObject(value)) {
    const id = unnamedIn(value);
    if (id !== null) found.add(id);
    for (const one of Object.values(value)) unnamedWithin(one, found);
  }
  return found;
}

/**
 * Adds the names of employees to rows that have only their ids, because tables leave ids out. People out of the actor's
 * sight stay without a name.
 */
export async function withEmployeeNames(work: Work, data: unknown): Promise<unknown> {
  const ids = [...unnamedWithin(data)];
  if (ids.length === 0) return data;
  const records = await recordsWith(work, "employees", ids, "");
  const nameOf = (id: string): string | null => {
    const { first_name, last_name } = records.get(id)?.attributes ?? {};
    return [first_name, last_name].filter((part) => typeof part === "string").join(" ") || null;
  };
  const named = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(named);
    if (!isObject(value)) return value;
    const id = unnamedIn(value);
    const members = Object.entries(value).map(([key, one]) => [key, named(one)]);
    return { ...(id === null ? {} : { employee_name: nameOf(id) }), ...Object.fromEntries(members) };
  };
  return named(data);
}
