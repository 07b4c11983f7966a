import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type ApiRecord, changeRecord, createRecord, type ResourceName } from "../api/records.ts";
import { refreshScreen } from "../api/refresh-screen.ts";
import { useApiForm } from "../components/use-api-form.ts";
import { isOwnField } from "../custom-fields/definition.ts";
import type { UiField } from "../declare/resource-ui.ts";
import { nested, valueAt } from "../declare/value-at.ts";
import { uiOf } from "../fields/index.tsx";
import { isSame, mergeChanges } from "./merge-changes.ts";
import type { SavedChange } from "./undo/notify-saved.ts";

type Values = Record<string, unknown>;

interface RecordFormOptions {
  readonly resource: ResourceName;
  /** The fields that the form contains. */
  readonly fields: readonly UiField[];
  /**
   * The record that is changed, as it is now, with the ETag that was read with it; without it a record is created. When it
   * changes, the form keeps what it started with until the person brings the change in.
   */
  readonly record?: ApiRecord;
  readonly tag?: string | null;
  /** Initial values of a new record, and values that are sent with it although nobody enters them. */
  readonly initial?: Values;
  readonly fixed?: Values;
  /** Called with the record, and with what its change needs to be taken back. */
  readonly onDone: (record: ApiRecord | null, saved: SavedChange | null) => void | Promise<void>;
}

/**
 * Whether null has to be sent for a field that was emptied: its initial value was not null and it can be empty. If
 * nothing were sent, the API would use the default.
 */
const isEmptied = (field: UiField, start: Values): boolean =>
  valueAt(start, field.name) !== null && (isOwnField(field) || (has(field) && field.nullable === true));

const has = (field: UiField): boolean => field.default !== undefined;

/** The values that a new record is created with. Unchanged defaults are not sent. */
function createBody(values: Values, start: Values, fields: readonly UiField[]): Values {
  const given = fields.filter((field) => {
    const value = valueAt(values, field.name);
    return value === null ? isEmptied(field, start) : !has(field) || !isSame(value, field.default);
  });
  return nested(given.map(({ name }) => [name, valueAt(values, name)]));
}

/** The values in their normalized form, also if the input still had the focus when the form was sent. */
const tidied = (values: Values, fields: readonly UiField[]): Values => ({
  ...values,
  ...Object.fromEntries(
    fields.flatMap((field) => {
      const { tidy } = uiOf(field);
      const value = values[field.name];
      return tidy && typeof value === "string" ? [[field.name, tidy(value)]] : [];
    }),
  ),
});

/** The changed values of a record. */
const changeBody = (values: Values, start: Values, fields: readonly UiField[]): Values =>
  nested(
    fields
      .map(({ name }) => [name, valueAt(values, name)] as const)
      .filter(([name, value]) => !isSame(value, valueAt(start, name))),
  );

/** What the fields of a record start with, by path. */
const startOf = (fields: readonly UiField[], record: ApiRecord | undefined, initial: Values): Values =>
  nested(
    fields.map((field) => [
      field.name,
      (record ? valueAt(record.attributes, field.name) : (valueAt(initial, field.name) ?? field.default)) ??
        null,
    ]),
  );

/** A change by somebody else that a form with unsaved input does not contain yet. */
export interface OutsideChange {
  /** The labels of the fields that both have changed. */
  readonly conflicts: readonly string[];
  /** Brings the change in; what the person has entered stays. */
  readonly bringIn: () => void;
}

/** The form that creates or changes a record: only values that were entered, or that differ, are sent. */
export function useRecordForm(options: RecordFormOptions) {
  const { resource, fields, record, tag, initial = {}, fixed = {}, onDone } = options;
  const client = useQueryClient();
  const [base, setBase] = useState({ record, tag });
  const start = startOf(fields, base.record, initial);
  const change = async (before: ApiRecord, sent: Values) => {
    const { data, tag: after } = await changeRecord(resource, before.id, sent, base.tag);
    const isWhole = !fields.some(({ name, unread }) => unread === true && valueAt(sent, name) !== undefined);
    return { data, saved: data && after && isWhole ? { before, after: data, tag: after, sent } : null };
  };
  const send = async (entered: Values): Promise<void> => {
    const values = tidied(entered, fields);
    const done = base.record
      ? await change(base.record, changeBody(values, start, fields))
      : {
          data: (await createRecord(resource, { ...createBody(values, start, fields), ...fixed })).data,
          saved: null,
        };
    await refreshScreen(client);
    await onDone(done.data, done.saved);
  };
  const made = useApiForm(start, send, {
    names: fields.map(({ name }) => name),
    labels: Object.fromEntries(fields.map(({ name, label }) => [name, label])),
  });
  const { form, isBusy } = made;
  const isBehind = record !== undefined && tag !== base.tag && !isBusy;
  const now = startOf(fields, record, initial);
  const bringIn = (): void => {
    const { values } = mergeChanges(fields, start, now, form.getValues());
    setBase({ record, tag });
    form.setValues(nested([...values]));
    form.resetDirty(now);
  };
  const isAtOnce = isBehind && !form.isDirty();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form without input shows each new state once.
  useEffect(() => {
    if (isAtOnce) bringIn();
  }, [isAtOnce, tag]);
  const outside: OutsideChange | null =
    isBehind && !isAtOnce
      ? {
          conflicts: mergeChanges(fields, start, now, form.getValues()).conflicts.map(({ label }) => label),
          bringIn,
        }
      : null;
  return { ...made, outside };
}
