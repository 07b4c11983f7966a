import { reaction } from "../../../engine/declare/index.ts";
import { dropFromTeamspaces } from "./member-actions.ts";

/**
 * An archived employee is no member of any teamspace. Where it was the last admin, only holders of the permission
 * administer the teamspace from then on.
 */
export const dropLeavers = reaction("employees", {
  fields: ["archived_at"],
  async run({ kind, id, values }, work) {
    if (kind === "update" && values.archived_at) await dropFromTeamspaces(work, id);
  },
});
