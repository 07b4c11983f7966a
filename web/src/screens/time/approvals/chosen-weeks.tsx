import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import type { ApiRecord } from "../../../api/records.ts";
import { Icon } from "../../../components/icon.tsx";
import { plural, t } from "../../../messages/t.ts";
import type { Outcome } from "../../../records/run-on-each.ts";
import { type Decision, DecisionDialog } from "../../approvals/decision-dialog.tsx";
import { Undecided } from "../../approvals/undecided.tsx";
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
  const [refused, setRefused] = useState<readonly Outcome[]>([]);
  if (records.length === 0) return <Undecided kind={weekApprovals} outcomes={refused} />;
  return (
    <section aria-label={t("The chosen weeks")} className={classes.chosen}>
      <Undecided kind={weekApprovals} outcomes={refused} />
      <Group gap="sm" justify="flex-end">
        <Text size="sm">{plural(records.length, "# week chosen", "# weeks chosen")}</Text>
        <Button variant="subtle" onClick={() => onChosen([])}>
          {t("Clear selection")}
        </Button>
        <Button
          variant="default"
          leftSection={<Icon name="x" size={16} />}
          onClick={() => setDecision("reject")}
        >
          {t("Reject")}
        </Button>
        <Button leftSection={<Icon name="check" size={16} />} onClick={() => setDecision("approve")}>
          {t("Approve")}
        </Button>
      </Group>
      {decision && (
        <DecisionDialog
          kind={weekApprovals}
          decision={decision}
          records={records}
          onDecided={(outcomes) => {
            const undecided = outcomes.filter(({ problem }) => problem !== null);
            setRefused(undecided);
            onChosen(undecided.map(({ record }) => record.id));
          }}
          onClose={() => setDecision(null)}
        />
      )}
    </section>
  );
}
