import { useState } from "react";
import type { ApiRecord } from "../api/records.ts";

/** The records of a list that a person has selected, on any page. */
export interface Selection {
  readonly records: readonly ApiRecord[];
  /** Whether all records that match the list's filters are meant, as long as the whole page is selected. */
  readonly isAllMatching: boolean;
  isChosen(id: string): boolean;
  choose(records: readonly ApiRecord[], isChosen: boolean): void;
  /** Selects the records from the one that was selected last up to this one, in place of a former such range. */
  chooseTo(record: ApiRecord, among: readonly ApiRecord[]): void;
  /** Selects only these. */
  reset(records?: readonly ApiRecord[]): void;
  chooseAllMatching(): void;
}

type Records = ReadonlyMap<string, ApiRecord>;

interface Chosen {
  readonly of: string;
  readonly records: Records;
  /** The record at which a range begins, and the records of the range that ends elsewhere. */
  readonly from: string | null;
  readonly range: readonly ApiRecord[];
  readonly isAllMatching: boolean;
}

const nothing = (of: string): Chosen => ({
  ...{ of, records: new Map(), from: null, range: [], isAllMatching: false },
});

const without = (records: Records, some: readonly ApiRecord[]): [string, ApiRecord][] => {
  const ids = new Set(some.map(({ id }) => id));
  return [...records].filter(([id]) => !ids.has(id));
};

const entriesOf = (records: readonly ApiRecord[]): [string, ApiRecord][] =>
  records.map((record) => [record.id, record]);

/** The records between two others, with both, in the order in which they are listed. */
export function rangeBetween(
  among: readonly ApiRecord[],
  from: string | null,
  to: ApiRecord,
): readonly ApiRecord[] {
  const end = among.findIndex(({ id }) => id === to.id);
  const start = among.findIndex(({ id }) => id === from);
  if (start === -1 || end === -1) return [to];
  return among.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** @param of what the list is filtered by: another list starts without a selection */
export function useSelection(of: string): Selection {
  const [stored, store] = useState(() => nothing(of));
  const chosen = stored.of === of ? stored : nothing(of);
  const { records } = chosen;
  return {
    records: [...records.values()],
    isAllMatching: chosen.isAllMatching,
    isChosen: (id) => records.has(id),
    choose: (some, isChosen) => {
      const others = without(records, some);
      store({
        ...nothing(of),
        records: new Map(isChosen ? [...others, ...entriesOf(some)] : others),
        from: some.at(-1)?.id ?? null,
      });
    },
    chooseTo: (record, among) => {
      const range = rangeBetween(among, chosen.from, record);
      const others = without(records, [...chosen.range, ...range]);
      const from = range.some(({ id }) => id === chosen.from) ? chosen.from : record.id;
      store({ ...chosen, records: new Map([...others, ...entriesOf(range)]), from, range });
    },
    reset: (some = []) => store({ ...nothing(of), records: new Map(entriesOf(some)) }),
    chooseAllMatching: () => store({ ...chosen, isAllMatching: true }),
  };
}
