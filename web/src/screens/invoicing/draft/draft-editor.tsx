import { Button, Group, Stack } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { type ApiRecord, createRecord, runAction } from "../../../api/records.ts";
import { refreshScreen } from "../../../api/refresh-screen.ts";
import { notifyDone } from "../../../components/notify.tsx";
import { Panel } from "../../../components/panel.tsx";
import { Problem } from "../../../components/problem.tsx";
import { useApiForm } from "../../../components/use-api-form.ts";
import { fieldOf } from "../../../declare/resource-ui.ts";
import { t } from "../../../messages/t.ts";
import { FieldGrid } from "../../../records/field-grid.tsx";
import { useSession } from "../../../session/session.ts";
import { invoiceUi } from "../invoice-ui.tsx";
import {
  CREDIT_NOTE_FIELDS,
  creationBody,
  DRAFT_FIELDS,
  type DraftValues,
  revisionBody,
} from "./draft-body.ts";
import { type DraftLine, isUntouched, linesOf, newLine } from "./draft-lines.ts";
import { DraftTotals } from "./draft-totals.tsx";
import { LinesEditor } from "./lines-editor.tsx";
import { useDraftTotals } from "./use-draft-totals.ts";

interface DraftEditorProps {
  /** The draft that is edited; null: one is created. */
  readonly record: ApiRecord<"invoices"> | null;
  readonly lines: readonly ApiRecord<"invoice-lines">[];
  /** The client of a new draft, if it is known. */
  readonly clientId?: string;
}

/** The values with which editing begins. */
function valuesOf({ record, lines, clientId }: DraftEditorProps): DraftValues {
  const fields = record?.attributes.document_type === "credit_note" ? CREDIT_NOTE_FIELDS : DRAFT_FIELDS;
  const given: Readonly<Record<string, unknown>> = record?.attributes ?? { client_id: clientId };
  return {
    ...Object.fromEntries(
      Object.values(fields)
        .flat()
        .map((name) => [name, given[name] ?? null]),
    ),
    lines: record === null ? [newLine()] : linesOf(lines),
  };
}

/** What of the lines differs, so that messages at these places no longer apply. */
function outdatedPaths(before: readonly DraftLine[], after: readonly DraftLine[]): (path: string) => boolean {
  const isSameOrder =
    before.length === after.length && before.every(({ key }, index) => after[index]!.key === key);
  if (!isSameOrder) return (path) => path === "lines" || path.startsWith("lines.");
  const changed = after.flatMap((line, index) =>
    Object.entries(line)
      .filter(([name, value]) => value !== before[index]![name as keyof DraftLine])
      .map(([name]) => `lines.${index}.${name}`),
  );
  return (path) => path === "lines" || changed.includes(path);
}

/** The editor of a draft: its fields, its lines, and the totals that follow as the person types. */
export function DraftEditor(props: DraftEditorProps) {
  const { record } = props;
  const { workspace } = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const isCreditNote = record?.attributes.document_type === "credit_note";
  const fields = isCreditNote ? CREDIT_NOTE_FIELDS : DRAFT_FIELDS;
  const [before] = useState(() => valuesOf(props));
  const leadsTo = record ? `/invoices/${record.id}` : "/invoices";
  const send = async (values: Record<string, unknown>): Promise<void> => {
    const entered = values as DraftValues;
    const lines = entered.lines.filter((line) => !isUntouched(line));
    // The API counts the lines that it gets, and the messages are shown at the lines with these numbers.
    form.setFieldValue("lines", lines);
    const given = { ...entered, lines };
    const { data } = record
      ? await runAction("invoices", record.id, "revise", revisionBody(given, before))
      : await createRecord("invoices", creationBody(given));
    await refreshScreen(client);
    notifyDone(record ? t("Draft saved") : t("Draft created"));
    await navigate({ to: `/invoices/${data!.id}` });
  };
  const names = Object.keys(before);
  const labels = Object.fromEntries(
    names.map((name) => [name, name === "lines" ? t("Lines") : fieldOf(invoiceUi, name).label]),
  );
  const { form, problem, isBusy, onSubmit } = useApiForm<Record<string, unknown>>(before, send, {
    names,
    labels,
  });
  const values = form.values as DraftValues;
  const totals = useDraftTotals(record, values, before);
  const errors = { ...totals.errors, ...(form.errors as Record<string, string>) };
  const shownForm = { ...form, errors };
  const calculated = totals.run.result?.attributes;
  const setting = {
    currency:
      calculated?.currency ??
      String(values.currency ?? record?.attributes.currency ?? workspace.base_currency),
    clientId: (values.client_id as string | null) ?? record?.attributes.client_id ?? null,
    isCreditNote,
    isCalculating: totals.run.isCalculating,
  };
  const changeLines = (lines: readonly DraftLine[]): void => {
    const isOutdated = outdatedPaths(values.lines, lines);
    form.setFieldValue("lines", lines);
    for (const path of Object.keys(form.errors)) if (isOutdated(path)) form.clearFieldError(path);
  };
  const grid = (part: keyof typeof DRAFT_FIELDS, isFirst = false) => (
    <FieldGrid
      fields={fields[part].map((name) => fieldOf(invoiceUi, name))}
      form={shownForm}
      record={(record as ApiRecord | null) ?? undefined}
      isFirst={isFirst}
    />
  );
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="lg">
        <Problem text={problem} />
        <Panel title={isCreditNote ? t("Credit note") : t("Invoice")}>
          {grid("invoice", record === null)}
        </Panel>
        <Panel
          title={t("Lines")}
          note={
            isCreditNote
              ? t("Lower the amounts, or delete the lines that are not credited.")
              : t("Prices are without tax.")
          }
        >
          <Stack gap="lg">
            <LinesEditor
              lines={values.lines}
              calculated={totals.lines}
              setting={setting}
              errors={errors}
              onChange={changeLines}
            />
            {fields.terms.length > 0 && grid("terms")}
            <DraftTotals run={totals.run} waiting={totals.waiting} />
          </Stack>
        </Panel>
        <Panel title={t("Dates")}>{grid("dates")}</Panel>
        <Panel title={t("Texts")}>{grid("texts")}</Panel>
        <Group gap="xs">
          <Button type="submit" loading={isBusy} disabled={record !== null && !form.isDirty()}>
            {record ? t("Save the draft") : t("Create the draft")}
          </Button>
          <Button variant="default" component={Link} to={leadsTo}>
            {t("Cancel")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
