import { Alert, Button, Stack, Text, Title } from "@mantine/core";
import type { ApiRecord } from "../../../api/records.ts";
import { EmptyState } from "../../../components/empty-state.tsx";
import { Icon } from "../../../components/icon.tsx";
import { FieldsSkeleton } from "../../../components/skeletons.tsx";
import { recordLabel } from "../../../declare/record-label.ts";
import { inHours } from "../../../format/durations.ts";
import { plural, t } from "../../../messages/t.ts";
import type { DryRun } from "../../../records/use-dry-run.ts";
import { LinesTable } from "../lines-table.tsx";
import { TotalsList } from "../totals-list.tsx";
import { LeftOutWork } from "./left-out-work.tsx";

type Line = ApiRecord<"invoice-lines">;

/** What billing would draft. */
export interface Billed {
  readonly invoice: ApiRecord<"invoices">;
  readonly meta: {
    readonly entries: number;
    readonly minutes: number;
    readonly expenses: number;
  };
}

interface ProjectLines {
  readonly id: string;
  readonly name: string;
  readonly lines: readonly Line[];
}

/** The lines by project, in the order of the draft. */
function byProject(lines: readonly Line[]): ProjectLines[] {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const id = line.attributes.project_id ?? "";
    groups.set(id, [...(groups.get(id) ?? []), line]);
  }
  return [...groups].map(([id, own]) => {
    const project = own[0]?.relationships?.project as ApiRecord | null | undefined;
    return { id, name: project ? recordLabel(project) : t("Without a project"), lines: own };
  });
}

interface BillingPreviewProps {
  readonly run: DryRun<Billed>;
  /** The parameters of which the preview is. */
  readonly billing: {
    readonly date?: string;
    readonly project_ids?: readonly string[];
  };
  readonly onLeaveOut: () => void;
}

/** The draft that would be created: its lines by project, its totals, and what is left out. */
export function BillingPreview({ run, billing, onLeaveOut }: BillingPreviewProps) {
  const { result, isCalculating, problem, errors, reason } = run;
  if (problem !== null) return <Refused {...{ problem, errors, reason, onLeaveOut }} />;
  if (!result) return isCalculating ? <FieldsSkeleton /> : null;
  const { invoice, meta } = result;
  const lines = (invoice.relationships?.lines ?? []) as unknown as readonly Line[];
  return (
    <Stack gap="lg" aria-busy={isCalculating} style={{ opacity: isCalculating ? 0.55 : 1 }}>
      <Text size="sm" role="status">
        {t`${plural(lines.length, "# line", "# lines")}: ${plural(
          meta.entries,
          "{0} in # time entry",
          "{0} in # time entries",
          inHours(meta.minutes),
        )}, ${plural(meta.expenses, "# expense", "# expenses")}.`}
      </Text>
      {byProject(lines).map(({ id, name, lines: own }) => (
        <Stack key={id} gap="xs">
          <Title order={3} size="h5">
            {name}
          </Title>
          <LinesTable label={t`Lines of ${name}`} lines={own} currency={invoice.attributes.currency} />
        </Stack>
      ))}
      <TotalsList invoice={invoice.attributes} />
      <LeftOutWork
        clientId={invoice.attributes.client_id}
        date={billing.date}
        projectIds={billing.project_ids ?? []}
        currency={invoice.attributes.currency}
      />
    </Stack>
  );
}

interface RefusedProps extends Pick<DryRun<Billed>, "errors" | "reason"> {
  readonly problem: string;
  readonly onLeaveOut: () => void;
}

/** Why nothing can be billed with the choices. */
function Refused({ problem, errors, reason, onLeaveOut }: RefusedProps) {
  const messages = Object.values(errors).flat();
  const text = messages.length > 0 ? messages.join(" ") : problem;
  if (reason === "nothing_to_bill") {
    return (
      <EmptyState
        icon="circle-check"
        title={t("There is nothing to bill")}
        text={t(
          "Nothing is approved and unbilled in this period. Time counts once it is approved, expenses once they are approved.",
        )}
      />
    );
  }
  return (
    <Alert
      color="orange"
      variant="light"
      icon={<Icon name="alert-triangle" />}
      title={t("This cannot be billed yet")}
    >
      <Text size="sm">{text}</Text>
      {reason === "no_rate" && (
        <Button mt="sm" size="xs" variant="default" onClick={onLeaveOut}>
          {t("Leave it out")}
        </Button>
      )}
    </Alert>
  );
}
