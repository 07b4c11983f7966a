import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import type { ApiRecord } from "../../../api/records.ts";
import { Icon } from "../../../components/icon.tsx";
import { Problem } from "../../../components/problem.tsx";
import { problemsOf } from "../../../records/run-on-each.ts";
import { type Decision, DecisionDialog } from "../../approvals/decision-dialog.tsx";
import weekApprovals from "../week-approvals.tsx";
import classes from "./approvals.module.css";

interface ChosenWeeksProps {
  /** The selected submissions. */
  readonly records: readonly ApiRecord[];
  /** Selects only these. */
  readonly onChosen: (ids: readonly string[]) => void;
}

/** Approves or rejects the selected weeks. Those that could not be decided stay selected. */
export function ChosenWeeks({ records, onChosen }: ChosenWeeksProps) {
  const [decision, setDecision] = useState<Decision | null>(null);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  if (records.length === 0) return null;
  const problem = [...new Set(Object.values(refused))].join(" ");
  return (
    <section aria-label="The chosen weeks" className={classes.chosen}>
      <Problem text={problem || null} />
      <Group gap="sm" justify="flex-end" mt={problem ? "sm" : 0}>
        <Text size="sm">{records.length === 1 ? "1 week chosen" : `${records.length} weeks chosen`}</Text>
        <Button variant="subtle" onClick={() => onChosen([])}>
          Clear selection
        </Button>
        <Button
          variant="default"
          leftSection={<Icon name="x" size={16} />}
          onClick={() => setDecision("reject")}
        >
          Reject
        </Button>
        <Button leftSection={<Icon name="check" size={16} />} onClick={() => setDecision("approve")}>
          Approve
        </Button>
      </Group>
      {decision && (
        <DecisionDialog
          kind={weekApprovals}
          decision={decision}
          records={records}
          onDecided={(outcomes) => {
            const problems = problemsOf(outcomes);
            setRefused(problems);
            onChosen(Object.keys(problems));
          }}
          onClose={() => setDecision(null)}
        />
      )}
    </section>
  );
}
