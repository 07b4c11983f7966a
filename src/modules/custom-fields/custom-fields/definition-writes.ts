import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  type Change,
  type ComingWrite,
  conflict,
  counted,
  type Hooks,
  message,
  type ReadOnlyWork,
  type SettledChange,
  type StoredRecord,
  type Work,
} from "../../../engine/work/index.ts";
import type { Placement } from "../../../platform/ordering/numbered-order.ts";
import { CUSTOMIZED, definitionOrder, lockDefinitions } from "./definition.ts";
import { checkLimits, type Others, settleFilterable } from "./definition-limits.ts";
import { checkOptions } from "./definition-options.ts";
import { checkRules, settleRules, type UnreadableRule } from "./definition-rules.ts";
import { checkUniqueness } from "./definition-uniqueness.ts";
import { freeSlug } from "./slug-of-name.ts";

/** Locks all definitions, because the resource is not known yet. Definitions change rarely. */
export async function lockAllDefinitions(work: Work): Promise<void> {
  for (const name of CUSTOMIZED) await lockDefinitions(work, name);
}

const lock = (_coming: ComingWrite<"custom-fields">, work: Work): Promise<void> => lockAllDefinitions(work);

interface Settled {
  readonly unreadable: readonly UnreadableRule[];
  readonly others: Others | null;
  readonly placement: Placement | null;
}

async function settle(change: Change<"custom-fields">, work: ReadOnlyWork): Promise<Settled> {
  if (change.kind === "create") await settleSlug(change, work);
  return {
    unreadable: settleRules(change),
    others: await settleFilterable(change, work),
    placement: await definitionOrder.settlePlace(change, work),
  };
}

async function check(
  change: SettledChange<"custom-fields">,
  work: ReadOnlyWork,
  { unreadable, others }: Settled,
): Promise<void> {
  checkSlug(change, work);
  await checkOptions(change, work);
  checkRules(change, unreadable);
  checkLimits(change, others);
  await checkUniqueness(change, work);
}

/** The names of the resource's built-in fields. */
const builtInFields = (resource: string | null | undefined, work: ReadOnlyWork) =>
  resource && work.declares(resource) ? work.resource(resource).fields : undefined;

/** A given slug must not be the name of a built-in field. */
function checkSlug({ kind, values, sent, fail }: SettledChange<"custom-fields">, work: ReadOnlyWork): void {
  if (kind !== "create" || !sent.has("slug") || !values.slug) return;
  if (builtInFields(values.resource, work)?.has(values.slug))
    fail("slug", "The slug has already been taken.");
}

/** Derives the slug from the name if the request gives none. */
async function settleSlug(
  { values, sent, unread }: Change<"custom-fields">,
  work: ReadOnlyWork,
): Promise<void> {
  const builtIn = builtInFields(values.resource, work);
  if (sent.has("slug")) return;
  if (unread.has("slug") || unread.has("name") || unread.has("resource") || !values.name) return;
  const taken = await work.rows<{ slug: string }>(sql`select slug from custom_fields
    where workspace_id = ${fromContext("workspace")} and resource = ${values.resource}`);
  values.slug = freeSlug(
    values.name,
    (slug) => builtIn?.has(slug) === true || taken.some((one) => one.slug === slug),
  );
}

function refuseUsed(stored: Readonly<StoredRecord<"custom-fields">>, work: ReadOnlyWork): void {
  const count = stored.values_count;
  if (count === 0) return;
  const { singular, plural } = work.resource(stored.resource);
  throw conflict(message`The custom field is used by ${counted(count, singular, plural)}.`);
}

/** The rules and side effects of writing a custom field. */
export const definitionHooks: Hooks<"custom-fields", Settled> = {
  lock,
  settle,
  check: { write: check, delete: refuseUsed },
  after: {
    check: {
      write: async (_written, work, { placement }) => {
        if (placement) await definitionOrder.makeRoom(placement, work);
      },
      delete: (stored, work) => definitionOrder.closeGap(stored, work),
    },
  },
};
