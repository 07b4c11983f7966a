import { field } from "../../../engine/declare/index.ts";
import { column, fromContext, ident, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, SettledChange } from "../../../engine/work/index.ts";
import { message, plural } from "../../../engine/work/index.ts";
import { type FieldOption, tableOf, VALUES } from "./definition.ts";
import { optionValueOf } from "./slug-of-name.ts";

const VALUE = /^[a-z0-9_]{1,50}$/;

type StoredOption = { -readonly [Name in keyof FieldOption]: FieldOption[Name] };

/** The options of a field, in order. Each value is unique and never changes. */
export const optionsField = field
  .records<StoredOption>(
    {
      value: field.string({
        max: 50,
        form: (text) => (VALUE.test(text) ? null : "The :field field format is invalid."),
        schema: { examples: ["gold"] },
      }),
      label: field.string({ max: 100 }).required(),
      color: field.color(),
      is_archived: field.boolean().default(false),
    },
    {
      min: 1,
      max: 200,
      check(items, fail) {
        const given = new Set(items.map(({ value }) => value));
        const seen = new Set<string>();
        items.forEach((item, index) => {
          item.value ??= optionValueOf(item.label, (value) => given.has(value) || seen.has(value));
          if (seen.has(item.value)) fail("The :field field has a duplicate value.", `${index}.value`);
          seen.add(item.value);
        });
      },
    },
  )
  .describe("select, multi_select: value, made from the label when absent, label, color, is_archived.");

const hasOptions = (type: unknown): boolean => type === "select" || type === "multi_select";

/** Only fields with options may have options, and an option that a record uses must be archived instead of removed. */
export async function checkOptions(
  change: SettledChange<"custom-fields">,
  work: ReadOnlyWork,
): Promise<void> {
  const { values, stored, unread } = change;
  if (unread.has("type") || unread.has("options")) return;
  const options = values.options ?? null;
  if (hasOptions(values.type) && options === null)
    change.fail("options", message`The options field is required when type is ${values.type}.`);
  if (!hasOptions(values.type) && options !== null)
    change.fail("options", "The options field is prohibited unless type is select or multi_select.");
  if (!stored || options === null || !change.changes("options")) return;
  for (const [index, { value }] of (stored.options ?? []).entries()) {
    if (options.some((option) => option.value === value)) continue;
    const count = await countOf(value, change, work);
    if (count > 0)
      change.fail(
        `options.${index}`,
        plural(
          count,
          message`The option ${value} is used by ${count} record; archive it instead.`,
          message`The option ${value} is used by ${count} records; archive it instead.`,
        ),
      );
  }
}

async function countOf(
  value: string,
  { stored }: SettledChange<"custom-fields">,
  work: ReadOnlyWork,
): Promise<number> {
  const table = tableOf(stored!.resource);
  if (table === null) return 0;
  const row = await work.row<{ count: number }>(sql`select count(*)::integer as count from ${ident(table)} r
    where r.workspace_id = ${fromContext("workspace")}
      and jsonb_exists(${column("r", VALUES)} -> ${stored!.slug}::text, ${value})`);
  return row!.count;
}
