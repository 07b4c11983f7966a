import { Stack } from "@mantine/core";
import { EmptyState } from "../../components/empty-state.tsx";
import { Page } from "../../components/page.tsx";
import { FailedPart } from "../../components/read-problem.tsx";
import { TableSkeleton } from "../../components/skeletons.tsx";
import { t } from "../../messages/t.ts";
import { Decisions } from "./decisions.tsx";
import { useApprovalKinds, useWaitingCounts } from "./waiting.ts";

/** The inbox of approvals: one list for each kind of pending records. */
export default function Inbox() {
  const { kinds, error } = useApprovalKinds();
  const counts = useWaitingCounts(kinds);
  const isEmpty = kinds.length > 0 && counts.every((count) => count === 0);
  return (
    <Page title={t("Approvals")} note={t("Requests that await your decision.")}>
      <Stack gap="lg">
        {error && <FailedPart error={error} onAgain={() => location.reload()} />}
        {kinds.length === 0 && !error && <TableSkeleton />}
        {isEmpty && (
          <EmptyState
            icon="circle-check"
            title={t("Nothing pending")}
            text={t("You have no pending decisions.")}
          />
        )}
        {kinds.map((kind) => (
          <Decisions key={kind.resource} kind={kind} />
        ))}
      </Stack>
    </Page>
  );
}
