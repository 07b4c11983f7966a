import type { ApiRecord } from "../api/records.ts";

const startOf = ({ attributes }: ApiRecord): string =>
  typeof attributes.starts_at === "string" ? attributes.starts_at : "";

/** General rates of one person and kind, the latest first: the one without a first day holds from the beginning. */
export const latestFirst = (rates: readonly ApiRecord[]): readonly ApiRecord[] =>
  rates.toSorted((one, other) => (startOf(one) < startOf(other) ? 1 : -1));
