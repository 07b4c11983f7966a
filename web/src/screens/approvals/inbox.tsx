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
import { mayAny, type Session, useSession } from "../../session/session.ts";
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

/** Whether the person may decide it: by relation or permission, and never their own while somebody stands above them. */
function mayDecide(session: Session, kind: ApprovalKind, { attributes, meta }: ApiRecord): boolean {
  const isOwn = attributes.employee_id === session.employee_id;
  return isOwn ? mayAny(session, [kind.permission]) : meta.authorizedToUpdate;
}

/** The inbox of approvals: one list for each kind of records that wait. */
export default function Inbox() {
  const session = useSession();
  const { data: kinds = [] } = useQuery(kindsQuery);
  const pages = useQueries({
    queries: kinds.map((kind) => listQuery(kind.resource, { ...kind.query, perPage: MOST_OPTIONS })),
  });
  const lists = kinds.map((kind, index) => ({
    kind,
    page: pages[index]!,
    waiting: (pages[index]?.data?.data ?? []).filter((record) => mayDecide(session, kind, record)),
  }));
  const isRead = kinds.length > 0 && pages.every(({ data }) => data !== undefined);
  const isEmpty = isRead && lists.every(({ waiting }) => waiting.length === 0);
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
        {lists.map(({ kind, page, waiting }) => (
          <div key={kind.resource}>
            {page.error && <Problem text={messageOf(page.error)} />}
            {waiting.length > 0 && <Decisions kind={kind} waiting={waiting} />}
          </div>
        ))}
      </Stack>
    </Page>
  );
}
