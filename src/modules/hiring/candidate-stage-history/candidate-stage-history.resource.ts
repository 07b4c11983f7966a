import { field, resource, scoped, toOne } from "../../../engine/declare/index.ts";
import { column, fromContext, sql } from "../../../engine/sql/index.ts";
import { VIEWERS } from "../rights.ts";

const fields = {
  candidate_id: field.reference("candidates").managed().notNull().asPart(),
  job_id: field
    .reference("jobs")
    .managed()
    .describe("The job for which the candidate was in the stage; null: none."),
  stage_id: field.reference("hiring-stages").managed().notNull(),
  from_stage_id: field
    .reference("hiring-stages")
    .managed()
    .describe("Null for the stage of a new candidate."),
  entered_at: field.dateTime().managed().notNull(),
  left_at: field.dateTime().managed().describe("Null while the candidate is in the stage."),
  duration_minutes: field
    .integer()
    .counts("minutes")
    .computed(
      (alias) => sql`floor(extract(epoch from coalesce(${column(alias, "left_at")}, ${fromContext("now")})
        - ${column(alias, "entered_at")}) / 60)::integer`,
    )
    .notNull()
    .quiet()
    .describe("Whole minutes in the stage, until now while the candidate is in it."),
  exit: field
    .choice("moved", "transferred", "rejected", "withdrawn", "hired")
    .managed()
    .describe("How the candidate left the stage; null while in it."),
  moved_by_user_id: field.reference("users").managed(),
  note: field.text().managed().describe("The note of the move into the stage."),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    "candidate-stage-history": typeof fields;
  }
}

/** The time that candidates spent in each stage; it is read through `stageHistory` of a candidate. */
export const candidateStageHistory = resource("candidate-stage-history", {
  description:
    "The intervals that a candidate spent in stages. They are read with the candidate, as stageHistory.",
  singular: "stage interval",
  plural: "stage intervals",
  operations: [],
  timestamps: [],
  // The intervals follow from the moves of the candidate, which are in the journal.
  isJournalled: false,
  label: "stage_id",
  policy: scoped(VIEWERS, { write: [] }),
  fields,
  relationships: {
    job: toOne("jobs", "job_id"),
    stage: toOne("hiring-stages", "stage_id"),
    movedBy: toOne("users", "moved_by_user_id"),
  },
  sort: ["id", "entered_at"],
  defaultSort: "entered_at",
});
