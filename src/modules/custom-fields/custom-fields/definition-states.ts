import { action, field, openWhenEach } from "../../../engine/declare/index.ts";
import { column, fromContext, ident, sql } from "../../../engine/sql/index.ts";
import type { ActionContext, GivenParameters, StoredRecord, Text, Work } from "../../../engine/work/index.ts";
import { message, plural } from "../../../engine/work/index.ts";
import { archiveActions } from "../../../platform/archiving/archive-actions.ts";
import { reorderAction } from "../../../platform/ordering/reorder-action.ts";
import { definitionOrder, tableOf, VALUES } from "./definition.ts";
import { countOthers, MAX_FIELDS, TOO_MANY } from "./definition-limits.ts";
import { lockAllDefinitions } from "./definition-writes.ts";

const MANAGERS = [{ permissions: ["manage-custom-fields"] }];

/** While the field was archived, another field may have taken its name and its place. */
async function mayRestore(
  { id, name, resource }: Readonly<StoredRecord<"custom-fields">>,
  work: Work,
): Promise<Text | null> {
  if (await work.isTaken("custom-fields", "name", name, id, { resource }))
    return "The name has already been taken.";
  return (await countOthers(resource, id, work)).all >= MAX_FIELDS ? TOO_MANY : null;
}

export const { archive, restore } = archiveActions("custom-fields", {
  description: "Hides the field from records, lists and files; its values are preserved.",
  grants: MANAGERS,
  lock: lockAllDefinitions,
  mayRestore,
  async onArchive(record, work) {
    await definitionOrder.closeGap(record, work);
    return { position: null };
  },
  onRestore: async (record, work) => ({ position: await definitionOrder.lastPlace(record, work) }),
});

export const reorder = reorderAction(definitionOrder, {
  description: "Reorders the custom fields of a resource, all of which must be given in the new order.",
  grants: MANAGERS,
  lock: lockAllDefinitions,
});

const purgeParameters = {
  slug: field.string({ max: 50 }).required().describe("The slug of the field, as a confirmation."),
};

async function runPurge({
  work,
  records,
  params,
  fail,
  throwIfRefused,
}: ActionContext<"custom-fields", GivenParameters<typeof purgeParameters>>) {
  const field = records[0]!;
  if (params.slug !== field.slug) fail("slug", "The selected slug is invalid.");
  throwIfRefused();
  const count = field.values_count;
  await forgetValues(field, work);
  await work.remove("custom-fields", field.id);
  return {
    message: plural(
      count,
      message`Deleted ${field.name} and ${count} value.`,
      message`Deleted ${field.name} and ${count} values.`,
    ),
  };
}

/** Deletes the values from the records and from the journal. */
async function forgetValues(
  { resource, slug }: Readonly<StoredRecord<"custom-fields">>,
  work: Work,
): Promise<void> {
  const table = tableOf(resource);
  if (table === null) return;
  await work.rows(sql`update ${ident(table)} r set custom_fields = ${column("r", VALUES)} - ${slug}::text
    where r.workspace_id = ${fromContext("workspace")} and jsonb_exists(${column("r", VALUES)}, ${slug}::text)`);
  await work.journal.forget(resource, `${VALUES}.${slug}`);
}

export const purge = action("custom-fields", {
  title: "Purge",
  done: "Deleted",
  description: "Deletes an archived field with all its values, including those recorded in the audit log.",
  levels: ["record"],
  grants: MANAGERS,
  lock: lockAllDefinitions,
  parameters: purgeParameters,
  openWhen: openWhenEach(({ archived_at }) => (archived_at === null ? "Archive the field first." : null)),
  run: runPurge,
});
