import { reaction } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";

/**
 * Accounts begin with the workspace's locale, and one that still has it was given no language of its own. It follows
 * when the workspace's changes.
 */
export const followWorkspaceLanguage = reaction("workspace", {
  fields: ["locale"],
  async run({ kind, values: { locale } }, work) {
    const former = work.workspace.locale;
    if (kind === "create" || locale === undefined || locale === former) return;
    const followers = await work.rows<{ id: string }>(sql`select u.id from users u
      where u.workspace_id = ${fromContext("workspace")} and u.locale = ${former} order by u.id for update`);
    await work.updateAll(
      "users",
      followers.map(({ id }) => id),
      { locale },
    );
  },
});
