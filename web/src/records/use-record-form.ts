import { useQueryClient } from "@tanstack/react-query";
import { type ApiRecord, changeRecord, createRecord, type ResourceName } from "../api/records.ts";
import { useApiForm } from "../components/use-api-form.ts";
import { isOwnField } from "../custom-fields/definition.ts";
import type { UiField } from "../declare/resource-ui.ts";
import { nested, valueAt } from "../declare/value-at.ts";
import { uiOf } from "../fields/index.tsx";

type Values = Record<string, unknown>;

interface RecordFormOptions {
  readonly resource: ResourceName;
  /** The fields that are entered. */
  readonly fields: readonly UiField[];
  /** The record that is changed, with the tag of the state in which it was read; without it one is made. */
  readonly record?: ApiRecord;
  readonly tag?: string | null;
  /** Values that a new record begins with, and those given along that nobody enters. */
  readonly initial?: Values;
  readonly fixed?: Values;
  readonly onDone: (record: ApiRecord | null) => void | Promise<void>;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * An emptied default is reported where the field can be empty, since the API would take the default where nothing is
 * said.
 */
const isEmptied = (field: UiField, start: Values): boolean =>
  valueAt(start, field.name) !== null && (isOwnField(field) || (has(field) && field.nullable === true));

const has = (field: UiField): boolean => field.default !== undefined;

/** What a new record is given. A default that was left as it is goes without saying. */
function createBody(values: Values, start: Values, fields: readonly UiField[]): Values {
  const given = fields.filter((field) => {
    const value = valueAt(values, field.name);
    return value === null ? isEmptied(field, start) : !has(field) || !isSame(value, field.default);
  });
  return nested(given.map(({ name }) => [name, valueAt(values, name)]));
}

/** What was meant by what was entered, also where the input was not left before the form was sent. */
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

/** A form by which a record is made or changed: only what was entered, or what is different, is sent. */
export function useRecordForm(options: RecordFormOptions) {
  const { resource, fields, record, tag, initial = {}, fixed = {}, onDone } = options;
  const client = useQueryClient();
  const start = nested(
    fields.map((field) => [
      field.name,
      (record ? valueAt(record.attributes, field.name) : (valueAt(initial, field.name) ?? field.default)) ??
        null,
    ]),
  );
  const send = async (entered: Values): Promise<void> => {
    const values = tidied(entered, fields);
    const { data } = record
      ? await changeRecord(resource, record.id, changeBody(values, start, fields), tag)
      : await createRecord(resource, { ...createBody(values, start, fields), ...fixed });
    await client.invalidateQueries();
    await onDone(data);
  };
  return useApiForm(start, send, {
    names: fields.map(({ name }) => name),
    labels: Object.fromEntries(fields.map(({ name, label }) => [name, label])),
  });
}
