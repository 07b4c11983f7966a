import { Stack, Text } from "@mantine/core";
import type { ApiRecord } from "../../api/records.ts";
import type { ApprovalKind } from "../../declare/approval.ts";
import classes from "./decisions.module.css";

interface DecidedRecordsProps {
  readonly kind: ApprovalKind;
  readonly records: readonly ApiRecord[];
}

/** The records to be decided: the details of a single one, or a list of several. */
export function DecidedRecords({ kind, records }: DecidedRecordsProps) {
  const [only] = records;
  if (records.length === 1) {
    return (
      <Stack gap={6}>
        <Text size="sm" fw={500}>
          {kind.wordsOf(only!).about}
        </Text>
        {kind.Details && <kind.Details record={only!} />}
      </Stack>
    );
  }
  return (
    <ul className={classes.decided}>
      {records.map((record) => {
        const { person, about } = kind.wordsOf(record);
        return (
          <li key={record.id}>
            <Text size="sm" component="span" fw={500}>
              {person}
            </Text>{" "}
            <Text size="sm" component="span">
              {about}
            </Text>
          </li>
        );
      })}
    </ul>
  );
}
