import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  type Change,
  type ComingWrite,
  conflict,
  type Hooks,
  type StoredRecord,
  type Work,
} from "../../../engine/work/index.ts";
import { CUSTOMIZED, lockDefinitions } from "./definition.ts";
import { checkLimits } from "./definition-limits.ts";
import { checkOptions } from "./definition-options.ts";
import { closeGap, placeDefinition } from "./definition-positions.ts";
import { checkRules } from "./definition-rules.ts";
import { checkUniqueness } from "./definition-uniqueness.ts";
import { freeSlug } from "./slug-of-name.ts";

/** Which resource it is for is not known yet, so that all definitions wait; they change seldom. */
export async function lockAllDefinitions(work: Work): Promise<void> {
  for (const name of CUSTOMIZED) await lockDefinitions(work, name);
}

const lock = (_coming: ComingWrite<"custom-fields">, work: Work): Promise<void> => lockAllDefinitions(work);

async function check(change: Change<"custom-fields">, work: Work): Promise<void> {
  if (change.kind === "create") await settleSlug(change, work);
  await checkOptions(change, work);
  checkRules(change);
  await checkLimits(change, work);
  await checkUniqueness(change, work);
  await placeDefinition(change, work);
}

/** A slug that was not given follows from the name; a given one must not be a field that every such record has. */
async function settleSlug(
  { values, sent, unread, fail }: Change<"custom-fields">,
  work: Work,
): Promise<void> {
  const name = String(values.resource);
  const builtIn = work.declares(name) ? work.resource(name).fields : undefined;
  if (sent.has("slug")) {
    if (builtIn?.has(String(values.slug))) fail("slug", "The slug has already been taken.");
    return;
  }
  if (unread.has("slug") || unread.has("name") || unread.has("resource") || !values.name) return;
  const taken = await work.rows<{ slug: string }>(sql`select slug from custom_fields
    where workspace_id = ${fromContext("workspace")} and resource = ${values.resource}`);
  values.slug = freeSlug(
    values.name,
    (slug) => builtIn?.has(slug) === true || taken.some((one) => one.slug === slug),
  );
}

async function refuseUsed(stored: Readonly<StoredRecord<"custom-fields">>, work: Work): Promise<void> {
  const count = stored.values_count;
  if (count > 0) {
    const { singular, plural } = work.resource(stored.resource);
    throw conflict(`The custom field is used by ${count} ${count === 1 ? singular : plural}.`);
  }
  await closeGap(stored, work);
}

/** Rules and consequences of defining a field. */
export const definitionHooks: Hooks<"custom-fields"> = {
  lock,
  check: { write: check, delete: refuseUsed },
};
