import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  type Change,
  type ComingWrite,
  conflict,
  fieldMessage,
  type Hooks,
  MESSAGES,
  message,
  plural,
  type ReadOnlyWork,
  type SettledChange,
  type StoredRecord,
  type Work,
  type WrittenChange,
} from "../../../engine/work/index.ts";
import { ARCHIVED_SPACE, reachSpace, requireEditor } from "../access.ts";
import { forgetPageFiles, noteNamedFiles } from "../files/text-files.ts";
import { pageText } from "../history/page-text.ts";
import { keepVersion } from "../history/stored-versions.ts";
import {
  lockTree,
  MAX_DEPTH,
  positionAmong,
  setOrder,
  siblingsAt,
  TOO_DEEP,
  withAt,
} from "../tree/siblings.ts";
import { ARCHIVED_PAGE, PARENT_IS_DRAFT } from "./page-state.ts";

/** A deletion comes as a change without fields. */
async function lock({ kind, sent }: ComingWrite<"pages">, work: Work): Promise<void> {
  if (kind === "create" || sent.size === 0) await lockTree(work);
}

/** Whether the write makes a new version. */
const changesText = ({ stored, changes }: Pick<WrittenChange<"pages">, "stored" | "changes">): boolean =>
  stored === null || changes("title") || changes("content");

async function settle(change: Change<"pages">, work: ReadOnlyWork): Promise<void> {
  const { values, stored } = change;
  if (changesText(change) && typeof values.content === "string") {
    Object.assign(values, pageText(values.content));
    values.version = (stored?.version ?? 0) + 1;
    values.updated_by_employee_id = work.actor.employeeId;
  }
  if (stored === null) await settleNew(change, work);
}

/** The place and the author of a new page. */
async function settleNew({ values, unread }: Change<"pages">, work: ReadOnlyWork): Promise<void> {
  values.created_by_employee_id = work.actor.employeeId;
  values.depth = 0;
  if (values.status === "published") values.published_at = work.now;
  if (!values.teamspace_id) return;
  const parent = values.parent_id ? await work.find("pages", values.parent_id) : null;
  values.depth = parent ? parent.depth + 1 : 0;
  if (unread.has("position")) return;
  const place = { teamspaceId: values.teamspace_id, parentId: values.parent_id ?? null };
  values.position = positionAmong((await siblingsAt(work, place)).length, values.position);
}

async function check(change: SettledChange<"pages">, work: ReadOnlyWork): Promise<void> {
  if (change.stored === null) await checkNew(change, work);
  else await checkChanged(change, change.stored, work);
}

/** @throws 403 with the access that is needed if the caller only views the teamspace */
async function checkNew({ values, fail }: SettledChange<"pages">, work: ReadOnlyWork): Promise<void> {
  const space = values.teamspace_id ? await reachSpace(work, values.teamspace_id) : null;
  if (space === null) return;
  requireEditor(space);
  if (space.is_archived) fail("teamspace_id", ARCHIVED_SPACE);
  if (!values.parent_id) return;
  const parent = await work.find("pages", values.parent_id);
  if (parent === null) return;
  if (parent.teamspace_id !== values.teamspace_id)
    fail("parent_id", fieldMessage(MESSAGES.selected, "parent_id"));
  else if (parent.depth >= MAX_DEPTH) fail("parent_id", TOO_DEEP);
  else if (values.status === "published" && parent.status === "draft") fail("status", PARENT_IS_DRAFT);
}

async function checkChanged(
  { sent, changes, fail }: SettledChange<"pages">,
  { status, teamspace_id }: Readonly<StoredRecord<"pages">>,
  work: ReadOnlyWork,
): Promise<void> {
  const changed = [...sent].filter((name) => changes(name));
  if (changed.length === 0) return;
  const space = await reachSpace(work, teamspace_id);
  for (const name of changed) {
    if (space?.is_archived) fail(name, ARCHIVED_SPACE);
    else if (status === "archived") fail(name, ARCHIVED_PAGE);
  }
}

async function keepText(change: WrittenChange<"pages">, work: Work): Promise<void> {
  const { id, values, stored } = change;
  if (stored === null) {
    const place = { teamspaceId: values.teamspace_id, parentId: values.parent_id };
    const others = (await siblingsAt(work, place)).filter((one) => one !== id);
    await setOrder(work, withAt(others, id, values.position));
  }
  if (!changesText(change)) return;
  const { title, content } = values;
  await noteNamedFiles(work, id, content);
  await keepVersion(work, id, { title, content, version: values.version!, word_count: values.word_count! });
}

/** @throws 409 unless the page is archived and has no pages below it */
async function refuseInUse(
  { id, status }: Readonly<StoredRecord<"pages">>,
  work: ReadOnlyWork,
): Promise<void> {
  if (status !== "archived") throw conflict("Archive the page before deleting it.");
  const row = await work.row<{ count: number }>(sql`select count(*)::integer as count from pages child
    where child.workspace_id = ${fromContext("workspace")} and child.parent_id = ${id}`);
  const count = row!.count;
  if (count > 0)
    throw conflict(
      plural(
        count,
        message`The page still has ${count} child page.`,
        message`The page still has ${count} child pages.`,
      ),
    );
}

async function closeGap(
  { teamspace_id, parent_id }: Readonly<StoredRecord<"pages">>,
  work: Work,
): Promise<void> {
  await setOrder(work, await siblingsAt(work, { teamspaceId: teamspace_id, parentId: parent_id }));
}

/** The hooks of pages. */
export const pageHooks: Hooks<"pages"> = {
  lock,
  settle,
  check: { write: check, delete: refuseInUse },
  after: {
    check: { delete: ({ id }, work) => forgetPageFiles(work, id) },
    write: keepText,
    delete: closeGap,
  },
};
