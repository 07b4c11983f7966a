import { Button, Checkbox, Group, Text } from "@mantine/core";
import type { ApiRecord } from "../../api/records.ts";
import type { ApprovalKind } from "../../declare/approval.ts";
import { t } from "../../messages/t.ts";
import type { Decision } from "./decision-dialog.tsx";
import classes from "./decisions.module.css";

interface WaitingRecordProps {
  readonly kind: ApprovalKind;
  readonly record: ApiRecord;
  /** The reason why the last decision failed. */
  readonly problem: string | undefined;
  readonly isChosen: boolean;
  /** `isRange`: up to here, because Shift was pressed. */
  readonly onChoose: (isChosen: boolean, isRange: boolean) => void;
  readonly onDecide: (decision: Decision) => void;
}

/** A pending record. The labels of its buttons name the person and subject, since a page has many of them. */
export function WaitingRecord({ kind, record, problem, isChosen, onChoose, onDecide }: WaitingRecordProps) {
  const { person, about } = kind.wordsOf(record);
  const name = `${person}, ${about}`;
  return (
    <li className={classes.record} data-record={record.id}>
      <Checkbox
        aria-label={t`Choose ${name}`}
        checked={isChosen}
        onChange={({ currentTarget, nativeEvent }) =>
          onChoose(currentTarget.checked, (nativeEvent as unknown as MouseEvent).shiftKey === true)
        }
      />
      <div className={classes.what}>
        {kind.what(record)}
        {problem && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {problem}
          </Text>
        )}
      </div>
      <Group gap={4} wrap="nowrap" className={classes.buttons}>
        <Button
          size="compact-sm"
          variant="light"
          aria-label={t`Approve ${name}`}
          onClick={() => onDecide("approve")}
        >
          {t("Approve")}
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          aria-label={t`Reject ${name}`}
          onClick={() => onDecide("reject")}
        >
          {t("Reject")}
        </Button>
      </Group>
    </li>
  );
}
