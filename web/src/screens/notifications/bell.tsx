import {
  ActionIcon,
  Anchor,
  Button,
  Group,
  Indicator,
  Popover,
  ScrollArea,
  Text,
  Tooltip,
} from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { EmptyState } from "../../components/empty-state.tsx";
import { Icon } from "../../components/icon.tsx";
import { notifyFailure } from "../../components/notify.tsx";
import { FailedPart } from "../../components/read-problem.tsx";
import { plural, t } from "../../messages/t.ts";
import { markAllRead, newestQuery, unreadQuery } from "./notification-queries.ts";
import { NotificationRow } from "./notification-row.tsx";

/** The button in the header with the number of unread notifications, which opens the newest ones. */
export default function Bell() {
  const [opened, { toggle, close, open: show }] = useDisclosure();
  const { data } = useQuery(unreadQuery);
  const unread = data?.data.unread ?? 0;
  const label =
    unread === 0 ? t("Notifications") : plural(unread, "Notifications, # unread", "Notifications, # unread");
  return (
    <Popover
      opened={opened}
      onChange={(isOpen) => (isOpen ? show() : close())}
      position="bottom-end"
      width="min(400px, calc(100vw - 24px))"
      trapFocus
      returnFocus
      withinPortal
    >
      <Popover.Target>
        <Tooltip label={label} disabled={opened}>
          <Indicator
            label={unread > 99 ? "99+" : unread}
            disabled={unread === 0}
            size={16}
            offset={6}
            aria-hidden={undefined}
          >
            <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} onClick={toggle}>
              <Icon name="bell" />
            </ActionIcon>
          </Indicator>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={t("Notifications")}>
        <Newest unread={unread} close={close} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** The colour of links has too little contrast on the background of a popover in dark colours. */
const PLAIN = { size: "sm", c: "var(--mantine-color-text)", underline: "always" } as const;

function Newest({ unread, close }: { readonly unread: number; readonly close: () => void }) {
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
