import { useQueries, useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { listQuery } from "../../api/queries.ts";
import type { Query } from "../../api/records.ts";
import { loadCode } from "../../app/load-code.ts";
import type { ApprovalKind } from "../../declare/approval.ts";
import { modules } from "../index.ts";

const declared = modules.flatMap(({ approvals }) => approvals ?? []);

const kindsQuery = {
  queryKey: ["approval kinds"],
  queryFn: async () => Promise.all(declared.map(async ({ load }) => (await loadCode(load)).default)),
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
const waitingQuery = ({ resource }: Pick<ApprovalKind, "resource">, query: Query) =>
  listQuery(resource, { decidable: "true", ...query });

const PER_PAGE = 25;

/** A page of pending records in the inbox. */
export const waitingPageQuery = (kind: ApprovalKind, page: number) =>
  waitingQuery(kind, { ...kind.query, page, perPage: PER_PAGE });

/** The number of pending records of each kind; undefined if it is not known. */
export function useWaitingCounts(kinds: readonly ApprovalKind[]): readonly (number | undefined)[] {
  return useTotals(kinds.map((kind) => waitingPageQuery(kind, 1)));
}

/**
 * The number of all pending records, as far as it is known. In the inbox, it is made of the totals of lists that are loaded
 * anyway; elsewhere the code that shows the records is not needed.
 */
export function useWaitingTotal(): number {
  const isInbox = useLocation().pathname === "/approvals";
  const { data: kinds = NO_KINDS } = useQuery({ ...kindsQuery, enabled: isInbox });
  const totals = useTotals(
    isInbox
      ? kinds.map((kind) => waitingPageQuery(kind, 1))
      : declared.map((kind) => waitingQuery(kind, { perPage: 1 })),
  );
  return totals.reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

function useTotals(queries: readonly ReturnType<typeof waitingQuery>[]): readonly (number | undefined)[] {
  const pages = useQueries({
    queries: queries.map((query) => ({ ...query, refetchInterval: EVERY_TWO_MINUTES })),
  });
  return pages.map(({ data }) => data?.meta.total);
}
