import { type ApiRecord, tryAction, tryRecord } from "../../../api/records.ts";
import { errorsInWordsOfForm, splitErrors } from "../../../components/form-problem.ts";
import { misreadIn } from "../../../declare/misread.ts";
import { fieldOf } from "../../../declare/resource-ui.ts";
import { t } from "../../../messages/t.ts";
import { type DryRun, useDryRun } from "../../../records/use-dry-run.ts";
import { invoiceUi } from "../invoice-ui.tsx";
import { lineUi } from "../line-ui.tsx";
import { creationBody, type DraftValues, revisionBody } from "./draft-body.ts";
import type { DraftLine } from "./draft-lines.ts";
import { calculatedByKey, errorsAtPlaces, previewLines } from "./preview-lines.ts";

type Line = ApiRecord<"invoice-lines">;

interface Calculated {
  readonly invoice: ApiRecord<"invoices">;
  readonly lines: ReadonlyMap<string, Line>;
}

export interface DraftTotalsRun {
  readonly run: DryRun<ApiRecord<"invoices">>;
  readonly lines: ReadonlyMap<string, Line>;
  /** The messages by path, in the words of the screen. */
  readonly errors: Readonly<Record<string, string>>;
  /** Why nothing is calculated; null if it is. */
  readonly waiting: string | null;
}

const WITH_LINES = { include: "lines" };

/** The label of a field by its path: that of the invoice, or of a line. */
function labelOf(path: string): string | undefined {
  const name = /^lines\.\d+\.(.+)$/.exec(path)?.[1];
  if (name !== undefined) return lineUi.fields[name]?.label;
  return path in invoiceUi.fields ? fieldOf(invoiceUi, path).label : undefined;
}

function waitingFor(values: DraftValues, isNew: boolean): string | null {
  if (isNew && !values.client_id) return t("Choose a client to see the totals.");
  if (Object.keys(misreadIn(values)).length > 0)
    return t("The totals follow as soon as everything can be understood.");
  return null;
}

/** The totals and amounts that a draft would have with the values on the screen, by dry runs. */
export function useDraftTotals(
  record: ApiRecord<"invoices"> | null,
  values: DraftValues,
  before: DraftValues,
): DraftTotalsRun {
  const waiting = waitingFor(values, record === null);
  const sent: DraftValues = { ...values, lines: previewLines(values.lines) };
  const input =
    waiting === null
      ? { body: record === null ? creationBody(sent) : revisionBody(sent, before), lines: values.lines }
      : null;
  const run = useDryRun<Calculated>(input, async (given) => {
    const { body, lines } = given as { body: Record<string, unknown>; lines: readonly DraftLine[] };
    const { data } =
      record === null
        ? await tryRecord("invoices", body, WITH_LINES)
        : await tryAction("invoices", record.id, "revise", body, WITH_LINES);
    const calculated = (data.relationships?.lines ?? []) as unknown as readonly Line[];
    return { invoice: data as unknown as ApiRecord<"invoices">, lines: calculatedByKey(lines, calculated) };
  });
  const placed = errorsAtPlaces(run.errors, values.lines);
  const { atFields } = splitErrors(errorsInWordsOfForm(placed, labelOf, Object.keys(values)), () => true);
  return {
    run: { ...run, result: run.result?.invoice ?? null },
    lines: run.result?.lines ?? new Map(),
    errors: atFields,
    waiting,
  };
}
