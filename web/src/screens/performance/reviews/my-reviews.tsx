import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "../../../components/empty-state.tsx";
import { Page } from "../../../components/page.tsx";
import { ReadProblem } from "../../../components/read-problem.tsx";
import { TableSkeleton } from "../../../components/skeletons.tsx";
import { t } from "../../../messages/t.ts";
import { RelatedRecords } from "../../../records/related-records.tsx";
import { useSession } from "../../../session/session.ts";
import { AwaitingList } from "./awaiting-list.tsx";
import { reviewUi } from "./review-ui.tsx";
import { toDoQuery } from "./to-do.ts";

const ABOUT_ME = {
  ...reviewUi,
  title: t("Reviews about me"),
  note: undefined,
  list: { ...reviewUi.list, emptyText: t("No review of yours has been started.") },
};
const BY_ME = {
  ...reviewUi,
  title: t("Reviews by me"),
  note: undefined,
  list: { ...reviewUi.list, emptyText: t("Nobody has asked you to review a colleague.") },
};

/** What awaits the person, the reviews about them and those that they write. */
export default function MyReviews() {
  const { employee_id } = useSession();
  const { data, error } = useQuery(toDoQuery);
  if (employee_id === null) {
    return (
      <Page title={t("My reviews")}>
        <EmptyState
          icon="star"
          title={t("No reviews of your own")}
          text={t("Your account is not linked to an employee.")}
        />
      </Page>
    );
  }
  return (
    <Page title={t("My reviews")}>
      <Stack gap="lg">
        {error && <ReadProblem error={error} />}
        {!data && !error && <TableSkeleton />}
        {data && <AwaitingList toDo={data} ownId={employee_id} />}
        <RelatedRecords ui={ABOUT_ME} of={{ employee_id }} mayCreate={false} />
        <RelatedRecords ui={BY_ME} of={{ assignee_id: employee_id }} mayCreate={false} />
      </Stack>
    </Page>
  );
}
