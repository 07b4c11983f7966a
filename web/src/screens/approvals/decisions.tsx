import { Button, Checkbox, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import type { ApiRecord } from "../../api/records.ts";
import { Panel } from "../../components/panel.tsx";
import type { ApprovalKind } from "../../declare/approval.ts";
import { type Decision, DecisionDialog } from "./decision-dialog.tsx";
import classes from "./decisions.module.css";

interface DecisionsProps {
  readonly kind: ApprovalKind;
  readonly waiting: readonly ApiRecord[];
}

/** The waiting records of one kind, to be decided one by one or several at once. */
export function Decisions({ kind, waiting }: DecisionsProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [decision, setDecision] = useState<{ decision: Decision; records: readonly ApiRecord[] } | null>(
    null,
  );
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const selected = waiting.filter(({ id }) => chosen.has(id));
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen((before) => {
      const after = new Set(before);
      for (const id of ids) isChosen ? after.add(id) : after.delete(id);
      return after;
    });
  const decide = (given: Decision, records: readonly ApiRecord[]) => {
    setRefused({});
    setDecision({ decision: given, records });
  };
  return (
    <Panel
      title={kind.title}
      note={`${waiting.length} ${waiting.length === 1 ? "waits" : "wait"}`}
      actions={
        <Group gap="xs">
          <Button size="xs" disabled={selected.length === 0} onClick={() => decide("approve", selected)}>
            {`Approve ${selected.length || ""}`.trim()}
          </Button>
          <Button
            size="xs"
            variant="default"
            disabled={selected.length === 0}
            onClick={() => decide("reject", selected)}
          >
            {`Reject ${selected.length || ""}`.trim()}
          </Button>
        </Group>
      }
    >
      <Stack gap={0}>
        <Checkbox
          label="All"
          size="sm"
          pb="xs"
          checked={selected.length === waiting.length}
          indeterminate={selected.length > 0 && selected.length < waiting.length}
          onChange={(event) =>
            choose(
              waiting.map(({ id }) => id),
              event.currentTarget.checked,
            )
          }
        />
        <ul className={classes.waiting}>
          {waiting.map((record) => (
            <li key={record.id} className={classes.record}>
              <Checkbox
                aria-label={`Choose the ${kind.singular}`}
                checked={chosen.has(record.id)}
                onChange={(event) => choose([record.id], event.currentTarget.checked)}
              />
              <div className={classes.what}>
                {kind.what(record)}
                {refused[record.id] && (
                  <Text size="sm" c="var(--mantine-color-error)" role="alert">
                    {refused[record.id]}
                  </Text>
                )}
              </div>
              <Group gap={4} wrap="nowrap" className={classes.buttons}>
                <Button size="compact-sm" variant="light" onClick={() => decide("approve", [record])}>
                  Approve
                </Button>
                <Button
                  size="compact-sm"
                  variant="subtle"
                  color="red"
                  onClick={() => decide("reject", [record])}
                >
                  Reject
                </Button>
              </Group>
            </li>
          ))}
        </ul>
      </Stack>
      {decision && (
        <DecisionDialog
          kind={kind}
          {...decision}
          onClose={() => setDecision(null)}
          onRefused={setRefused}
          onDone={() => setChosen(new Set())}
        />
      )}
    </Panel>
  );
}
