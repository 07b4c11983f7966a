import { useState } from "react";
import type { ApiRecord } from "../api/records.ts";

/** The records of a list that a person has selected, on any page. */
export interface Selection {
  readonly records: readonly ApiRecord[];
  isChosen(id: string): boolean;
  choose(records: readonly ApiRecord[], isChosen: boolean): void;
  /** Selects only these. */
  reset(records?: readonly ApiRecord[]): void;
}

/** @param of what the list is filtered by: another list starts without a selection */
export function useSelection(of: string): Selection {
  const [chosen, setChosen] = useState<{ of: string; records: ReadonlyMap<string, ApiRecord> }>({
    of,
    records: new Map(),
  });
  const records = chosen.of === of ? chosen.records : new Map<string, ApiRecord>();
  const keep = (some: Iterable<readonly [string, ApiRecord]>) => setChosen({ of, records: new Map(some) });
  return {
    records: [...records.values()],
    isChosen: (id) => records.has(id),
    choose: (some, isChosen) => {
      const ids = new Set(some.map(({ id }) => id));
      const others = [...records].filter(([id]) => !ids.has(id));
      keep(isChosen ? [...others, ...some.map((record) => [record.id, record] as const)] : others);
    },
    reset: (some = []) => keep(some.map((record) => [record.id, record] as const)),
  };
}
