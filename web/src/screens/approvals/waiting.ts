import { useQueries, useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { listQuery } from "../../api/queries.ts";
import type { Query } from "../../api/records.ts";
import { loadCode } from "../../app/load-code.ts";
import type { ApprovalKind } from "../../declare/approval.ts";
import { modules } from "../index.ts";

const kindsQuery = {
  queryKey: ["approval kinds"],
  queryFn: async () =>
    Promise.all(
      modules.flatMap(({ approvals }) => approvals ?? []).map(async (load) => (await loadCode(load)).default),
    ),
  staleTime: Number.POSITIVE_INFINITY,
};

const NO_KINDS: readonly ApprovalKind[] = [];
const EVERY_TWO_MINUTES = 120_000;

/** The kinds of records that are approved, empty while their code is loading; or why it could not be loaded. */
export function useApprovalKinds(): {
  readonly kinds: readonly ApprovalKind[];
  readonly error: Error | null;
} {
  const { data = NO_KINDS, error } = useQuery(kindsQuery);
  return { kinds: data, error };
}

/** The records of a kind that await the person's decision, as determined by the API. */
const waitingQuery = (kind: ApprovalKind, query: Query) =>
  listQuery(kind.resource, { decidable: "true", ...query });

const PER_PAGE = 25;

/** A page of pending records in the inbox. */
export const waitingPageQuery = (kind: ApprovalKind, page: number) =>
  waitingQuery(kind, { ...kind.query, page, perPage: PER_PAGE });

/**
 * The number of pending records of each kind; undefined if it is not known. In the inbox, these are the totals of lists
 * that are loaded anyway.
 */
export function useWaitingCounts(kinds: readonly ApprovalKind[]): readonly (number | undefined)[] {
  const isInbox = useLocation().pathname === "/approvals";
  const pages = useQueries({
    queries: kinds.map((kind) => ({
      ...(isInbox ? waitingPageQuery(kind, 1) : waitingQuery(kind, { perPage: 1 })),
      refetchInterval: EVERY_TWO_MINUTES,
    })),
  });
  return pages.map(({ data }) => data?.meta.total);
}
