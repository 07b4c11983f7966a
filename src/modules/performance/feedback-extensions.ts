import { extension, joined } from "../../engine/declare/index.ts";
import { column, sql } from "../../engine/sql/index.ts";

/** Adds to employees the feedback on them that the caller may read. */
export const feedbackOnEmployees = extension("employees", {
  relationships: {
    feedback: joined(
      "many",
      "feedback",
      (source, target) => sql`${column(target, "feedbackable_id")} = ${column(source, "id")}
        and ${column(target, "feedbackable_type")} = 'employees'`,
      { sort: "-given_at" },
    ),
  },
});
