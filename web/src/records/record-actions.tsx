import { Button, Group, Stack, Text } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { Icon } from "../components/icon.tsx";
import { offeredActions, wordsOf } from "../declare/action-ui.ts";
import type { RecordViewProps } from "../declare/record-page.ts";
import { useSession } from "../session/session.ts";
import { useActionRuns } from "./use-action-runs.tsx";

interface RecordActionsProps extends RecordViewProps {
  readonly side?: "left" | "right";
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** The buttons of the actions that can be run on a record, with their dialogs. */
export function RecordActions({ ui, record, side = "left", children }: RecordActionsProps) {
  const session = useSession();
  const reasonsId = useId();
  const runs = useActionRuns(ui, record);
  const offered = offeredActions(ui, record, session);
  const reasons = [...new Set(offered.flatMap(({ reason }) => reason ?? []))];
  if (offered.length === 0 && !children && !runs.isBusy) return null;
  const align = side === "left" ? "flex-start" : "flex-end";
  return (
    <Stack gap={4} align={align}>
      <Group gap="xs" justify={align}>
        {offered.map((one) => (
          <Button
            key={one.name}
            variant={one.action.isPrimary && one.reason === null ? "filled" : "default"}
            leftSection={one.action.icon && <Icon name={one.action.icon} size={16} />}
            disabled={one.reason !== null}
            aria-describedby={one.reason === null ? undefined : reasonsId}
            loading={runs.running === one.name}
            data-sends={one.action.isImmediate || undefined}
            onClick={() => runs.choose(one)}
          >
            {wordsOf(one.action.label, record)}
          </Button>
        ))}
        {children}
      </Group>
      {reasons.length > 0 && (
        <Text id={reasonsId} size="sm" c="dimmed" maw={420} ta={side}>
          {reasons.join(" ")}
        </Text>
      )}
      {runs.dialogs}
    </Stack>
  );
}
