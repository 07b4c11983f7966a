import { Button, Group, Stack, Text } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { runAction } from "../api/records.ts";
import { refreshScreen } from "../api/refresh-screen.ts";
import { Icon } from "../components/icon.tsx";
import { notifyFailure } from "../components/notify.tsx";
import { type OfferedAction, offeredActions, wordsOf } from "../declare/action-ui.ts";
import type { RecordViewProps } from "../declare/record-page.ts";
import { useSession } from "../session/session.ts";
import { ActionDialog } from "./action-dialog.tsx";
import { notifyActed } from "./undo/notify-acted.ts";

interface RecordActionsProps extends RecordViewProps {
  readonly side?: "left" | "right";
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** The buttons of the actions that can be run on a record, with their dialogs. */
export function RecordActions({ ui, record, side = "left", children }: RecordActionsProps) {
  const session = useSession();
  const client = useQueryClient();
  const reasonsId = useId();
  const [asked, setAsked] = useState<string | null>(null);
  const [result, setResult] = useState<{ name: string; meta: Readonly<Record<string, unknown>> } | null>(
    null,
  );
  const run = useMutation({
    mutationFn: ({ name }: OfferedAction) => runAction(ui.resource, record.id, name),
    onSuccess: async ({ message }, { action, name }) => {
      await refreshScreen(client);
      const done = { action: name, records: [record], message: action.done ?? message };
      await notifyActed({ ui, session, client, ...done });
    },
    onError: notifyFailure,
  });
  const offered = offeredActions(ui, record, session);
  const reasons = [...new Set(offered.flatMap(({ reason }) => reason ?? []))];
  const Result = result && ui.actions?.[result.name]?.Result;
  const choose = (one: OfferedAction) => (one.action.isImmediate ? run.mutate(one) : setAsked(one.name));
  if (offered.length === 0 && !children && asked === null && result === null) return null;
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
            loading={run.isPending && run.variables.name === one.name}
            data-sends={one.action.isImmediate || undefined}
            onClick={() => choose(one)}
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
      {asked !== null && (
        <ActionDialog
          ui={ui}
          record={record}
          action={asked}
          onDone={(meta) => ui.actions?.[asked]?.Result && setResult({ name: asked, meta })}
          onClose={() => setAsked(null)}
        />
      )}
      {Result && <Result meta={result.meta} onClose={() => setResult(null)} />}
    </Stack>
  );
}
