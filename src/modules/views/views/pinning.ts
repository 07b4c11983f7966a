import { action, openWhenEach } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import { forbidden, type Work } from "../../../engine/work/index.ts";
import { EVERY_PERSON } from "./sight.ts";

/** Stores whether the caller has the views in the navigation. @throws 403 for a caller who is no person */
async function setPinned(work: Work, ids: readonly string[], isPinned: boolean): Promise<void> {
  const { userId } = work.actor;
  if (userId === null) throw forbidden("self");
  await work.rows(sql`insert into view_pins (workspace_id, view_id, user_id, is_pinned)
    select ${fromContext("workspace")}, pinned.id, ${userId}, ${isPinned}::boolean
    from unnest(${ids}::text[]) as pinned(id)
    on conflict (workspace_id, view_id, user_id) do update set is_pinned = excluded.is_pinned`);
}

/** An action that says whether the caller has views in the navigation. */
const pinning = (isPinned: boolean, words: { title: string; done: string; description: string }) =>
  action("views", {
    ...words,
    grants: [EVERY_PERSON],
    reads: ["id"],
    openWhen: openWhenEach(() => null),
    async run({ work, records }): Promise<undefined> {
      await setPinned(
        work,
        records.map(({ id }) => id),
        isPinned,
      );
    },
  });

export const pin = pinning(true, {
  title: "Pin",
  done: "Pinned",
  description: "Adds views to the caller's navigation; one that is there already stays.",
});

export const unpin = pinning(false, {
  title: "Unpin",
  done: "Unpinned",
  description: "Takes views out of the caller's navigation, also those that are pinned for everybody.",
});
