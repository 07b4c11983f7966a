import { queryOptions } from "@tanstack/react-query";
import { type ApiRecord, listRecords } from "./records.ts";

const MAX_AT_ONCE = 100;
const STALE_AFTER = 2 * 60_000;

type Names = Promise<ReadonlyMap<string, ApiRecord>>;

let waiting: { readonly ids: Set<string>; readonly names: Names } | null = null;

/** Collects the employees that are requested at the same time into one request. */
function gathered(): NonNullable<typeof waiting> {
  if (waiting && waiting.ids.size < MAX_AT_ONCE) return waiting;
  const ids = new Set<string>();
  const names = new Promise<void>((resolve) => setTimeout(resolve, 0)).then(async () => {
    if (waiting?.ids === ids) waiting = null;
    const { data } = await listRecords("employees", { id: [...ids].join(","), perPage: MAX_AT_ONCE });
    return new Map(data.map((record) => [record.id, record]));
  });
  waiting = { ids, names };
  return waiting;
}

async function readName(id: string): Promise<ApiRecord | null> {
  const { ids, names } = gathered();
  ids.add(id);
  return (await names).get(id) ?? null;
}

/** An employee's name by id; null if the caller may not see the employee. A column of names is one request. */
export const employeeNameQuery = (id: string) =>
  queryOptions({
    queryKey: ["employees", "name", id],
    queryFn: () => readName(id),
    staleTime: STALE_AFTER,
  });
