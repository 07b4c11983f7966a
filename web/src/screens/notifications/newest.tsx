import { Anchor, Button, Group, Popover, ScrollArea, Text } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { EmptyState } from "../../components/empty-state.tsx";
import { type DropdownProps, useOpenAtFirst } from "../../components/late-dropdown.tsx";
import { notifyFailure } from "../../components/notify.tsx";
import { FailedPart } from "../../components/read-problem.tsx";
import { t } from "../../messages/t.ts";
import { markAllRead, newestQuery } from "./notification-queries.ts";
import { NotificationRow } from "./notification-row.tsx";

export interface NewestProps extends DropdownProps {
  /** How many notifications are unread. */
  readonly unread: number;
}

/** What the bell opens: the newest notifications. */
export default function Newest({ target, unread }: NewestProps) {
  const { opened, setOpened, button } = useOpenAtFirst(target, "dialog");
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width="min(400px, calc(100vw - 24px))"
      trapFocus
      returnFocus
      withinPortal
    >
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown p={0} aria-label={t("Notifications")}>
        <NewestRows unread={unread} close={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** The colour of links has too little contrast on the background of a popover in dark colours. */
const PLAIN = { size: "sm", c: "var(--mantine-color-text)", underline: "always" } as const;

function NewestRows({ unread, close }: { readonly unread: number; readonly close: () => void }) {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({ ...newestQuery, refetchOnMount: "always" });
  return (
    <>
      <Group justify="space-between" px="sm" py={8} wrap="nowrap">
        <Text fw={600}>{t("Notifications")}</Text>
        {unread > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => void markAllRead(client).catch(notifyFailure)}
          >
            {t("Mark all as read")}
          </Button>
        )}
      </Group>
      <ScrollArea.Autosize mah="60vh" type="auto">
        {error && <FailedPart error={error} onAgain={() => void refetch()} />}
        {data?.data.map((one) => (
          <NotificationRow key={one.id} notification={one} onOpen={close} />
        ))}
        {data?.data.length === 0 && <EmptyState icon="bell" title={t("Nothing new")} />}
      </ScrollArea.Autosize>
      <Group justify="space-between" px="sm" py={8}>
        <Anchor component={Link} to="/notifications" {...PLAIN} onClick={close}>
          {t("All notifications")}
        </Anchor>
        <Anchor component={Link} to={"/profile/notifications" as never} {...PLAIN} onClick={close}>
          {t("Choose how you are notified")}
        </Anchor>
      </Group>
    </>
  );
}
