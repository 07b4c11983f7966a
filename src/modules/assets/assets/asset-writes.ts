import Fraction from "fraction.js";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  type Change,
  type ComingWrite,
  conflict,
  counted,
  fieldLabel,
  type Hooks,
  message,
  type ReadOnlyWork,
  type SettledChange,
  type StoredRecord,
  type Values,
  type Work,
  type WrittenChange,
} from "../../../engine/work/index.ts";
import { lockTags, nextTag, numberedTag, tagOf, useUpNumber } from "./asset-tags.ts";

async function lock({ kind, sent }: ComingWrite<"assets">, work: Work): Promise<void> {
  if (kind === "create" || sent.has("asset_tag")) await lockTags(work);
}

interface TypeDefaults extends Values {
  readonly tag_prefix: string;
  readonly useful_life_months: number | null;
}

const typeOf = (work: ReadOnlyWork, id: string | null | undefined): Promise<TypeDefaults | null> =>
  work.row<TypeDefaults>(sql`select t.tag_prefix, t.useful_life_months from asset_types t
    where t.workspace_id = ${fromContext("workspace")} and t.id = ${id ?? null}`);

/** Fills in what the type determines for a new asset: its useful life and its tag. */
async function settle(change: Change<"assets">, work: ReadOnlyWork): Promise<TypeDefaults | null> {
  const { kind, values, sent, unread } = change;
  if (kind === "update" && !change.changes("asset_tag")) return null;
  const type = await typeOf(work, values.asset_type_id);
  if (kind === "update" || type === null) return type;
  if (!sent.has("useful_life_months")) values.useful_life_months = type.useful_life_months;
  if (!unread.has("asset_tag")) values.asset_tag ??= tagOf(await nextTag(work, type.tag_prefix));
  return type;
}

function check(change: SettledChange<"assets">, work: ReadOnlyWork): void {
  if (change.stored?.status === "retired") {
    refuseWhileRetired(change);
    return;
  }
  const { purchase_date, purchase_cost, salvage_value } = change.values;
  if (purchase_date && change.changes("purchase_date") && purchase_date > work.today)
    change.fail("purchase_date", "The purchase date field must be a date before or equal to today.");
  if (purchase_cost && salvage_value && new Fraction(salvage_value).compare(purchase_cost) > 0)
    change.fail("salvage_value", "The salvage value field must be less than or equal to purchase cost.");
}

/** A retired asset is what was written off: only its notes can still change. */
function refuseWhileRetired(change: SettledChange<"assets">): void {
  for (const name of change.sent) {
    if (name !== "notes" && change.changes(name))
      change.fail(name, message`The ${fieldLabel(name)} field cannot be changed once the asset is retired.`);
  }
}

async function keepNumber(
  { values, stored }: WrittenChange<"assets">,
  work: Work,
  type: TypeDefaults | null,
): Promise<void> {
  if (type === null || values.asset_tag === stored?.asset_tag) return;
  const tag = numberedTag(values.asset_tag, type.tag_prefix);
  if (tag) await useUpNumber(work, tag);
}

async function refuseWithHistory(
  { id }: Readonly<StoredRecord<"assets">>,
  work: ReadOnlyWork,
): Promise<void> {
  const row = await work.row<{ count: number }>(sql`select count(*)::integer as count from asset_assignments a
    where a.workspace_id = ${fromContext("workspace")} and a.asset_id = ${id}`);
  const count = row?.count ?? 0;
  if (count === 0) return;
  const assignments = counted(count, "assignment", "assignments");
  throw conflict(message`The asset is still referred to by ${assignments}; retire it instead.`);
}

/** The hooks of assets. */
export const assetHooks: Hooks<"assets", TypeDefaults | null> = {
  lock,
  settle,
  check: { write: check, delete: refuseWithHistory },
  after: { write: keepNumber },
};
