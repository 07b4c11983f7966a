import { Alert, Stack, Text } from "@mantine/core";
import type { ApiRecord } from "../../../api/records.ts";
import { Icon } from "../../../components/icon.tsx";
import { t } from "../../../messages/t.ts";
import type { DryRun } from "../../../records/use-dry-run.ts";
import { TotalsList } from "../totals-list.tsx";

interface DraftTotalsProps {
  readonly run: DryRun<ApiRecord<"invoices">>;
  /** Why nothing is calculated; null if it is. */
  readonly waiting: string | null;
}

function stateOf(
  { result, isCalculating, problem }: DraftTotalsProps["run"],
  waiting: string | null,
): string {
  if (waiting !== null) return waiting;
  if (isCalculating) return t("Calculating…");
  if (problem !== null) return result ? t("These totals are from before the correction that is needed.") : "";
  return "";
}

/** The totals that the draft would have, as the API calculates them while the person types. */
export function DraftTotals({ run, waiting }: DraftTotalsProps) {
  const { result, isCalculating, problem, errors } = run;
  const elsewhere = problem !== null && Object.keys(errors).length === 0 ? problem : null;
  return (
    <Stack gap="xs">
      {result && <TotalsList invoice={result.attributes} isStale={isCalculating || problem !== null} />}
      <Text size="sm" c="dimmed" ta="right" role="status" mih="1.5em">
        {stateOf(run, waiting)}
      </Text>
      {elsewhere !== null && (
        <Alert color="red" variant="light" icon={<Icon name="alert-circle" />}>
          {elsewhere}
        </Alert>
      )}
    </Stack>
  );
}
