import { useQueryClient } from "@tanstack/react-query";
import { type ApiRecord, changeRecord, createRecord, type ResourceName } from "../api/records.ts";
import { useApiForm } from "../components/use-api-form.ts";
import type { UiField } from "../declare/resource-ui.ts";

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

/** A form by which a record is made or changed: only what was entered, or what is different, is sent. */
export function useRecordForm(options: RecordFormOptions) {
  const { resource, fields, record, tag, initial = {}, fixed = {}, onDone } = options;
  const client = useQueryClient();
  const start: Values = Object.fromEntries(
    fields.map(({ name }) => [name, record?.attributes[name] ?? initial[name] ?? null]),
  );
  return useApiForm(start, async (values) => {
    const entries = Object.entries(values);
    const body = record
      ? Object.fromEntries(entries.filter(([name, value]) => !isSame(value, start[name])))
      : { ...Object.fromEntries(entries.filter(([, value]) => value !== null)), ...fixed };
    const { data } = record
      ? await changeRecord(resource, record.id, body, tag)
      : await createRecord(resource, body);
    await client.invalidateQueries();
    await onDone(data);
  });
}
