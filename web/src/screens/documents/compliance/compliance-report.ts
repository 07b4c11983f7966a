import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callGetter, type Query } from "../../../api/records.ts";

/** The states of a required document of a person, worst first. */
export const STATES = ["missing", "expired", "awaiting", "expiring", "valid"] as const;
export type State = (typeof STATES)[number];

type Counts = Readonly<Record<State | "pairs", number>>;

/** The required documents of one type. */
export interface TypeCounts extends Counts {
  readonly id: string;
  readonly name: string;
}

/** A required document that is not valid, or will not be for long. */
export interface Lack {
  readonly employee_id: string;
  readonly employee_name: string;
  readonly type_id: string;
  readonly state: State;
  readonly document_id: string | null;
  readonly end_date: string | null;
}

export interface Compliance extends Counts {
  /** Percent; null if nothing is required. */
  readonly compliant_rate: number | null;
  readonly by_type: readonly TypeCounts[];
  readonly items: readonly Lack[];
}

/** Who has the required documents; what ends within the days counts as expiring. */
export const complianceQuery = (query: Query) =>
  queryOptions({
    queryKey: ["documents", "compliance", query],
    queryFn: async () => (await callGetter<Compliance>("documents", "compliance", query)).data,
    placeholderData: keepPreviousData,
  });
