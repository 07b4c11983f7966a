import { Alert, Loader, Stack, Text } from "@mantine/core";
import type { ApiRecord } from "../../api/records.ts";
import { Icon } from "../../components/icon.tsx";
import type { ResourceUi } from "../../declare/resource-ui.ts";
import { t } from "../../messages/t.ts";
import type { Outcome } from "../run-on-each.ts";
import type { DryRun } from "../use-dry-run.ts";
import { counted } from "./counted.ts";
import { RecordNames } from "./record-names.tsx";

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
      {open.length > 0 && <RecordNames ui={ui} of={open} label={ui.title} />}
      {refused.length > 0 && (
        <Alert
          color="orange"
          variant="light"
          icon={<Icon name="alert-circle" />}
          title={t`Not possible for ${counted(ui, refused.length)}`}
        >
          <RecordNames ui={ui} of={refused} label={t`Not possible for ${counted(ui, refused.length)}`} />
        </Alert>
      )}
    </Stack>
  );
}
