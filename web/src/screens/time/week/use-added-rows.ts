import { useLocalStorage } from "@mantine/hooks";
import type { Work } from "../entry.ts";
import type { WeekOf } from "./week-queries.ts";
import { rowKey } from "./week-rows.ts";

/** Rows that were added to a week and hold nothing yet; the browser keeps them until they do. */
export function useAddedRows({ employeeId, start }: WeekOf) {
  const [rows, setRows] = useLocalStorage<readonly Work[]>({
    key: `bureau.week-rows.${employeeId}.${start}`,
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  return {
    rows,
    add: (added: readonly Work[]) =>
      setRows((known) => {
        const keys = new Set(known.map(rowKey));
        return [...known, ...added.filter((row) => !keys.has(rowKey(row)))];
      }),
    remove: (key: string) => setRows((known) => known.filter((row) => rowKey(row) !== key)),
  };
}
