import { Alert, Loader, Stack, Text } from "@mantine/core";
import type { ApiRecord } from "../../api/records.ts";
import { Icon } from "../../components/icon.tsx";
import { nameIn } from "../../declare/record-label.ts";
import type { ResourceUi } from "../../declare/resource-ui.ts";
import { t } from "../../messages/t.ts";
import classes from "../bulk-bar.module.css";
import type { Outcome } from "../run-on-each.ts";
import type { DryRun } from "../use-dry-run.ts";
import { counted } from "./counted.ts";

interface BulkPreviewProps {
  readonly ui: ResourceUi;
  readonly records: readonly ApiRecord[];
  readonly run: DryRun<readonly Outcome[]>;
  /** Whether it is still being read which records are meant. */
  readonly isReading: boolean;
}

/** For which records an operation can be done, and why not for the others, as a dry run found out. */
export function BulkPreview({ ui, records, run, isReading }: BulkPreviewProps) {
  const isWaiting = isReading || run.isCalculating;
  const outcomes = isWaiting || run.problem !== null ? null : run.result;
  const refused = outcomes?.filter(({ problem }) => problem !== null) ?? [];
  const open = outcomes
    ? outcomes.flatMap(({ record, problem }) => (problem === null ? record : []))
    : records;
  return (
    <Stack gap="sm" aria-busy={isWaiting}>
      <Text size="sm" fw={600} role="status">
        {isWaiting && <Loader size={12} mr={8} aria-hidden="true" />}
        {isWaiting
          ? t("Checking for which of them it can be done …")
          : outcomes === null
            ? (run.problem ?? t`For ${counted(ui, records.length)}:`)
            : open.length === 0
              ? t("It can be done for none of them.")
              : t`Will be done for ${counted(ui, open.length)}:`}
      </Text>
      {open.length > 0 && (
        <ul className={classes.records}>
          {open.map((record) => (
            <Text key={record.id} size="sm" component="li">
              {nameIn(ui, record)}
            </Text>
          ))}
        </ul>
      )}
      {refused.length > 0 && (
        <Alert
          color="orange"
          variant="light"
          icon={<Icon name="alert-circle" />}
          title={t`Not possible for ${counted(ui, refused.length)}`}
        >
          <ul className={classes.records}>
            {refused.map(({ record, problem }) => (
              <Text key={record.id} size="sm" component="li">
                <b>{nameIn(ui, record)}</b>: {problem}
              </Text>
            ))}
          </ul>
        </Alert>
      )}
    </Stack>
  );
}
