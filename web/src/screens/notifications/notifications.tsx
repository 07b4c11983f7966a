import { Button, Group, Paper, SegmentedControl, Stack } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { listQuery } from "../../api/queries.ts";
import { EmptyState } from "../../components/empty-state.tsx";
import { notifyFailure } from "../../components/notify.tsx";
import { Page } from "../../components/page.tsx";
import { Pages } from "../../components/pages.tsx";
import { FailedPart } from "../../components/read-problem.tsx";
import { TableSkeleton } from "../../components/skeletons.tsx";
import { useScreenSearch } from "../../components/use-screen-search.ts";
import { t } from "../../messages/t.ts";
import { markAllRead } from "./notification-queries.ts";
import { NotificationRow } from "./notification-row.tsx";

const PER_PAGE = 25;

/** All notifications of the person, or the unread ones. */
export default function Notifications() {
  const client = useQueryClient();
  const [{ show, page = "1" }, change] = useScreenSearch();
  const isUnread = show === "unread";
  const { data, error, refetch } = useQuery(
    listQuery("notifications", {
      page: Number(page) || 1,
      perPage: PER_PAGE,
      ...(isUnread ? { is_read: "false" } : {}),
    }),
  );
  return (
    <Page
      title={t("Notifications")}
      width="narrow"
      actions={
        <>
          <Button variant="default" component={Link} to={"/profile/notifications" as never}>
            {t("Choose how you are notified")}
          </Button>
          <Button variant="light" onClick={() => void markAllRead(client).catch(notifyFailure)}>
            {t("Mark all as read")}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <Group>
          <SegmentedControl
            aria-label={t("Which notifications")}
            value={isUnread ? "unread" : "all"}
            onChange={(value) => change({ show: value === "unread" ? "unread" : undefined, page: undefined })}
            data={[
              { value: "all", label: t("All", { many: t("Notification") }) },
              { value: "unread", label: t("Unread") },
            ]}
          />
        </Group>
        {error && <FailedPart error={error} onAgain={() => void refetch()} />}
        {!data && !error && <TableSkeleton />}
        {data?.data.length === 0 && (
          <EmptyState
            icon="bell"
            title={isUnread ? t("You have read everything") : t("Nothing yet")}
            text={t(
              "You are notified when something waits for you, or when somebody decides on what you asked for.",
            )}
          />
        )}
        {data && data.data.length > 0 && (
          <Paper withBorder>
            {data.data.map((one) => (
              <NotificationRow key={one.id} notification={one} />
            ))}
          </Paper>
        )}
        {data && (
          <Pages
            page={data.meta.current_page}
            last={data.meta.last_page}
            onPage={(next) => change({ page: next === 1 ? undefined : String(next) })}
            siblings={1}
          />
        )}
      </Stack>
    </Page>
  );
}
