import { Stack } from "@mantine/core";
import { useQueries, useQuery } from "@tanstack/react-query";
import { messageOf } from "../../api/failure.ts";
import { listQuery, MOST_OPTIONS } from "../../api/queries.ts";
import type { ApiRecord } from "../../api/records.ts";
import { EmptyState } from "../../components/empty-state.tsx";
import { Page } from "../../components/page.tsx";
import { Problem } from "../../components/problem.tsx";
import { TableSkeleton } from "../../components/skeletons.tsx";
import type { ApprovalKind } from "../../declare/approval.ts";
import { useReportsAmong } from "../../session/reports.ts";
import { mayAny, useSession } from "../../session/session.ts";
import { modules } from "../index.ts";
import { Decisions } from "./decisions.tsx";

const kindsQuery = {
  queryKey: ["approval kinds"],
  queryFn: async () =>
    Promise.all(
      modules.flatMap(({ approvals }) => approvals ?? []).map(async (load) => (await load()).default),
    ),
  staleTime: Number.POSITIVE_INFINITY,
};

interface Waiting {
  readonly kind: ApprovalKind;
  readonly records: readonly ApiRecord[];
}

const employeeOf = ({ attributes }: ApiRecord): string => String(attributes.employee_id);

/** What the person may decide: with a kind's permission all of it, else what concerns the people below. */
function useDecidable(lists: readonly Waiting[]): readonly Waiting[] | undefined {
  const session = useSession();
  const mayAll = (kind: ApprovalKind): boolean => mayAny(session, [kind.permission]);
  const asked = lists.filter(({ kind }) => !mayAll(kind)).flatMap(({ records }) => records.map(employeeOf));
  const reports = useReportsAmong(asked);
  return (
    reports &&
    lists.map(({ kind, records }) => ({
      kind,
      records: records.filter((record) => mayAll(kind) || reports.has(employeeOf(record))),
    }))
  );
}

/** The inbox of approvals: one list for each kind of records that wait. */
export default function Inbox() {
  const { data: kinds = [] } = useQuery(kindsQuery);
  const pages = useQueries({
    queries: kinds.map((kind) => listQuery(kind.resource, { ...kind.query, perPage: MOST_OPTIONS })),
  });
  const waiting = kinds.map((kind, index) => ({ kind, records: pages[index]?.data?.data ?? [] }));
  const lists = useDecidable(waiting);
  const isRead = lists !== undefined && kinds.length > 0 && pages.every(({ data }) => data !== undefined);
  const isEmpty = isRead && lists.every(({ records }) => records.length === 0);
  return (
    <Page title="Approvals" note="What waits for your decision.">
      <Stack gap="lg">
        {!isRead && pages.every(({ error }) => !error) && <TableSkeleton />}
        {isEmpty && (
          <EmptyState
            icon="circle-check"
            title="Nothing waits"
            text="Everything that is yours to decide is decided."
          />
        )}
        {lists?.map(({ kind, records }, index) => (
          <div key={kind.resource}>
            {pages[index]?.error && <Problem text={messageOf(pages[index].error)} />}
            {records.length > 0 && <Decisions kind={kind} waiting={records} />}
          </div>
        ))}
      </Stack>
    </Page>
  );
}
