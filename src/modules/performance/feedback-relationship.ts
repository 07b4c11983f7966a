import { joined } from "../../engine/declare/index.ts";
import { column, sql } from "../../engine/sql/index.ts";

/** The feedback on a record that the caller may read, newest first. */
export const feedbackOn = (reference: "evaluation_id" | "goal_id") =>
  joined(
    "many",
    "feedback",
    (source, target) => sql`${column(target, reference)} = ${column(source, "id")}`,
    {
      sort: "-given_at",
    },
  );
