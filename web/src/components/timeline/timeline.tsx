import { Group, Text, UnstyledButton } from "@mantine/core";
import type { ReactNode } from "react";
import { formatDateTime } from "../../format/times.ts";
import { t } from "../../messages/t.ts";
import { Icon } from "../icon.tsx";
import type { IconName } from "../icon-shapes.ts";
import classes from "./timeline.module.css";

/** Entries below each other, joined by a line. */
export const Timeline = ({ children }: { readonly children: ReactNode }) => (
  <ol className={classes.entries}>{children}</ol>
);

interface TimelineEntryProps {
  readonly icon: IconName;
  readonly title: string;
  /** Null: without a date. */
  readonly at: string | null;
  /** What is said beside the time. */
  readonly facts: readonly string[];
  /** Opens the entry; many have nothing to open. */
  readonly onOpen?: () => void;
  /** A status or button at the right. */
  readonly aside?: ReactNode;
  readonly text?: string | null;
}

/** An entry of a timeline: what happened or is planned, when, and what was said about it. */
export function TimelineEntry({ icon, title, at, facts, onOpen, aside, text }: TimelineEntryProps) {
  return (
    <li className={classes.entry}>
      <span className={classes.bullet}>
        <Icon name={icon} size={16} />
      </span>
      <div className={classes.content}>
        <Group justify="space-between" align="flex-start" gap="xs">
          {onOpen ? (
            <UnstyledButton onClick={onOpen} className={classes.title}>
              {title}
            </UnstyledButton>
          ) : (
            <span className={classes.title}>{title}</span>
          )}
          {aside}
        </Group>
        <Text size="xs" c="dimmed">
          {[at === null ? t("Without a date") : formatDateTime(at), ...facts].join(" · ")}
        </Text>
        {text && (
          <Text size="sm" mt={4} style={{ whiteSpace: "pre-wrap" }}>
            {text}
          </Text>
        )}
      </div>
    </li>
  );
}
