import { Alert } from "@mantine/core";
import { Icon } from "../../components/icon.tsx";
import type { ApprovalKind } from "../../declare/approval.ts";
import type { Outcome } from "../../records/run-on-each.ts";

interface UndecidedProps {
  readonly kind: ApprovalKind;
  readonly outcomes: readonly Outcome[];
}

/** Records that did not take a decision, such as one that somebody else has just decided: which, and why. */
export function Undecided({ kind, outcomes }: UndecidedProps) {
  if (outcomes.length === 0) return null;
  return (
    <Alert color="orange" variant="light" role="alert" icon={<Icon name="alert-circle" />} mb="sm">
      {outcomes.map(({ record, problem }) => {
        const { person, about } = kind.wordsOf(record);
        return <div key={record.id}>{`${person}, ${about}: ${problem}`}</div>;
      })}
    </Alert>
  );
}
