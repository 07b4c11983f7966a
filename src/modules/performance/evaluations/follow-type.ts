import { reaction } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";

/** Drafts show the form of their type, so that they change with it. */
export const draftsFollowTypes = reaction("evaluation-types", {
  fields: ["criteria", "scale_max", "scale_labels"],
  async before(id, work) {
    const drafts = await work.rows<{ id: string }>(sql`select v.id from evaluations v
      where v.workspace_id = ${fromContext("workspace")} and v.evaluation_type_id = ${id} and v.frozen_criteria is null`);
    await work.journal.touch(
      "evaluations",
      drafts.map((draft) => draft.id),
    );
  },
});
