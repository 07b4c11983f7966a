import { ActionIcon, Box, Group, Text, Tooltip, VisuallyHidden } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Icon } from "../../components/icon.tsx";
import { notifyFailure } from "../../components/notify.tsx";
import { agoText } from "../../format/ago.ts";
import { t } from "../../messages/t.ts";
import { useSession } from "../../session/session.ts";
import { recordPath } from "../record-path.ts";
import { mark, type Notification } from "./notification-queries.ts";
import classes from "./notification-row.module.css";

interface NotificationRowProps {
  readonly notification: Notification;
  /** Called when the record is opened. */
  readonly onOpen?: () => void;
}

/** A notification with a link to its record, which marks it as read. */
export function NotificationRow({ notification, onOpen }: NotificationRowProps) {
  const session = useSession();
  const client = useQueryClient();
  const { title, detail, record_type, record_id, created_at, is_read } = notification.attributes;
  const path = recordPath(session, record_type, record_id);
  const markAs = (isRead: boolean): void => void mark(client, notification, isRead).catch(notifyFailure);
  const open = (): void => {
    if (!is_read) markAs(true);
    onOpen?.();
  };
  const label = is_read ? t("Mark as unread") : t("Mark as read");
  return (
    <Group className={classes.row} wrap="nowrap" align="flex-start" data-unread={!is_read || undefined}>
      <span className={classes.dot} aria-hidden="true" />
      <Box miw={0} flex={1}>
        {!is_read && <VisuallyHidden>{t("Unread:")}</VisuallyHidden>}
        {path === null ? (
          <Text fw={is_read ? 400 : 600}>{title}</Text>
        ) : (
          <Text
            component={Link}
            to={path as never}
            fw={is_read ? 400 : 600}
            className={classes.link}
            onClick={open}
          >
            {title}
          </Text>
        )}
        <Text size="sm" c="dimmed">
          {[detail, agoText(created_at)].filter(Boolean).join(" · ")}
        </Text>
      </Box>
      <Tooltip label={label}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`${label}: ${title}`}
          onClick={() => markAs(!is_read)}
        >
          <Icon name={is_read ? "mail" : "check"} size={16} />
        </ActionIcon>
      </Tooltip>
    </Group>
  );
}
