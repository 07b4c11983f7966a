import { useQueryClient } from "@tanstack/react-query";
import { customFields } from "../../../api/generated/resources/custom-fields.ts";
import { type ApiRecord, changeRecord, createRecord } from "../../../api/records.ts";
import { useApiForm } from "../../../components/use-api-form.ts";
import type { FieldKind } from "../../../custom-fields/definition.ts";
import { allMembersOf } from "./definition-members.ts";
import { bodyOf, draftsOf, newOption, type OptionDraft } from "./option-drafts.ts";

type Values = Record<string, unknown>;

/** Every member that some type has. */
const MEMBERS = [
  "name",
  "type",
  "slug",
  "description",
  "min_length",
  "max_length",
  "min",
  "max",
  "decimals",
  "unit",
  "default_value",
  "is_required",
  "is_unique",
  "is_filterable",
  "access",
] as const;

/** What a new field begins with. */
const INITIAL: Values = {
  ...Object.fromEntries(
    Object.values(customFields.fields).map(({ name, default: declared }) => [name, declared]),
  ),
  type: "text",
};

interface DefinitionFormOptions {
  readonly resource: string;
  /** The definition that is changed, with the tag of the state in which it was read; without it one is made. */
  readonly record?: ApiRecord;
  readonly tag?: string | null;
  /** What a new one begins with besides. */
  readonly initial?: Values;
  readonly onDone: () => void;
}

const written = (values: Values, members: readonly string[]): Values =>
  Object.fromEntries(
    members.map((name) => [
      name,
      name === "options" ? bodyOf(values.options as readonly OptionDraft[]) : values[name],
    ]),
  );

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A form by which a field is defined or its definition changed: what its type does not have is not sent. */
export function useDefinitionForm({ resource, record, tag, initial, onDone }: DefinitionFormOptions) {
  const client = useQueryClient();
  const given: Values = record?.attributes ?? { ...INITIAL, ...initial };
  const options = draftsOf((given.options ?? null) as null);
  const start: Values = {
    ...Object.fromEntries(MEMBERS.map((name) => [name, given[name] ?? null])),
    options: options.length > 0 ? options : [newOption()],
  };
  return useApiForm(start, async (values) => {
    const members = allMembersOf(values.type as FieldKind, resource, record === undefined);
    const body = Object.entries(written(values, members));
    if (record) {
      const before = written(start, members);
      const changed = body.filter(([name, value]) => !isSame(value, before[name]));
      await changeRecord("custom-fields", record.id, Object.fromEntries(changed), tag);
    } else {
      const entered = body.filter(([, value]) => value !== null);
      await createRecord("custom-fields", { resource, ...Object.fromEntries(entered) });
    }
    await client.invalidateQueries();
    onDone();
  });
}
