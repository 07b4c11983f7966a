import { holds } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  type Change,
  forbidden,
  type Hooks,
  message,
  type ReadOnlyWork,
  type SettledChange,
  type StoredRecord,
  type Work,
  type WrittenChange,
} from "../../../engine/work/index.ts";
import { checkArrangement } from "./arrangement.ts";
import { MANAGERS } from "./sight.ts";

const MAX_OWN = 200;

/** Creators own what they create. */
function settle({ kind, values }: Change<"views">, work: ReadOnlyWork): void {
  if (kind === "create" && work.actor.userId !== null) values.user_id = work.actor.userId;
}

/** @throws 403 for a creator who is no person, and for what only managers of the workspace decide */
async function check(change: SettledChange<"views">, work: ReadOnlyWork): Promise<void> {
  const { kind, stored, sent, changes } = change;
  if (kind === "create") {
    if (work.actor.userId === null) throw forbidden("self");
    await checkNumber(change, work, work.actor.userId);
  }
  if (!holds(work.actor, MANAGERS)) {
    const decided = (["is_default", "is_pinned_for_all"] as const).find((name) =>
      stored ? changes(name) : change.values[name] === true,
    );
    if (decided) throw forbidden(MANAGERS, decided);
    const changed = stored?.is_default ? [...sent].find((name) => changes(name)) : undefined;
    if (changed) throw forbidden(MANAGERS, changed);
  }
  checkSharing(change);
  await checkArrangement(change, work);
}

async function checkNumber(
  change: SettledChange<"views">,
  work: ReadOnlyWork,
  userId: string,
): Promise<void> {
  const row = await work.row<{ count: number }>(sql`select count(*)::integer as count from views
    where workspace_id = ${fromContext("workspace")} and user_id = ${userId}`);
  if (row!.count >= MAX_OWN) change.fail("name", message`You can have at most ${MAX_OWN} views.`);
}

function checkSharing({ values, sent, unread, fail }: SettledChange<"views">): void {
  if (unread.has("shared_with") || unread.has("role_ids")) return;
  const names = sent.has("role_ids") || sent.has("shared_with");
  if (names && values.shared_with === "roles" && (values.role_ids ?? []).length === 0)
    fail("role_ids", "The role ids field is required when shared with is roles.");
  if (values.is_default === true && values.shared_with !== "everyone")
    fail(
      sent.has("is_default") ? "is_default" : "shared_with",
      "Only a view that is shared with everyone can be the default.",
    );
}

/** A list has one default; whoever is made the default takes the place of the former one. */
async function makeWay({ id, values, changes }: WrittenChange<"views">, work: Work): Promise<void> {
  if (values.is_default !== true || !changes("is_default")) return;
  const former = await work.row<{ id: string }>(sql`select id from views
    where workspace_id = ${fromContext("workspace")} and resource = ${values.resource} and is_default
      and id <> ${id} for update`);
  if (former) await work.update("views", former.id, { is_default: false });
}

/** @throws 403 for somebody without the permission who deletes the default that they own */
function refuseDefault(stored: Readonly<StoredRecord<"views">>, work: ReadOnlyWork): void {
  if (stored.is_default && !holds(work.actor, MANAGERS)) throw forbidden(MANAGERS);
}

/** The rules of writing a view. Writers run one at a time, because a list has only one default. */
export const viewHooks: Hooks<"views"> = {
  lock: (_change, work) => work.lock("views"),
  settle,
  check: { write: check, delete: refuseDefault },
  after: { check: { write: makeWay } },
};
