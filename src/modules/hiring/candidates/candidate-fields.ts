import { field } from "../../../engine/declare/index.ts";
import { column, sql } from "../../../engine/sql/index.ts";
import { isUnarchived } from "../../../platform/archiving/archived-state.ts";
import { phone } from "../../../platform/fields/company-fields.ts";
import { stageReference } from "../../../platform/stages/stage-reference.ts";
import { PAY } from "../rights.ts";
import { otherApplications, retentionUntil } from "./candidate-figures.ts";
import { candidateFiles } from "./candidate-files.ts";

export const SOURCES = [
  "job_board",
  "referral",
  "agency",
  "direct",
  "career_site",
  "event",
  "other",
] as const;

/** The fields of a candidate: who applied for which job, how far they came, and how it ended. */
export const candidateFields = {
  job_id: field
    .reference("jobs")
    .changedBy("transfer")
    .describe("Null: in the pool, for no job in particular. A job that is a draft or open."),
  first_name: field.string({ caseInsensitive: true }).required(),
  last_name: field.string({ caseInsensitive: true }).required(),
  name: field
    .string()
    .computed((alias) => sql`${column(alias, "first_name")} || ' ' || ${column(alias, "last_name")}`)
    .notNull(),
  email: field.email().describe("Unique among the active candidates of a job."),
  phone: phone(),
  address: field.textObject("city", "state", "street", "country", "zip_code"),
  linkedin_url: field.url(),
  website: field.url(),
  files: candidateFiles.field().describe("At most 10 files; see add-file and remove-file."),
  cover_letter: field.text(),
  notes: field
    .text()
    .mentioning("employees")
    .describe("It can mention people, as `@[Ana Pop](employees:01J…)`."),
  source: field.choice(...SOURCES).default("direct"),
  source_detail: field.string().describe("The job board, the campaign and the like."),
  referred_by_employee_id: field
    .reference("employees")
    .selectable(isUnarchived)
    .requiredWhen("source", "referral")
    .prohibitedUnless("source", "referral"),
  recruiter_employee_id: field
    .reference("employees")
    .selectable(isUnarchived)
    .computedDefault("the recruiter of the job")
    .orNull(),
  stage_id: stageReference("hiring-stages")
    .computedDefault("the first stage that is not archived")
    .describe("A change moves the candidate; only active candidates can be moved."),
  status: field.choice("active", "hired", "rejected", "withdrawn").managed().default("active"),
  rating: field.integer({ min: 1, max: 5 }),
  expected_salary: field
    .money({ min: 0, max: 9_999_999_999.99 })
    .inCurrency("expected_salary_currency")
    .gate(PAY),
  expected_salary_currency: field
    .currency({ asChoice: true })
    .gate(PAY)
    .describe("Required with expected_salary."),
  available_from: field.date(),
  applied_at: field.dateTime().computedDefault("now").describe("Not in the future."),
  stage_entered_at: field
    .dateTime()
    .managed()
    .notNull()
    .describe("When the candidate entered the current or, if no longer active, last stage."),
  rejected_at: field.dateTime().managed(),
  withdrawn_at: field.dateTime().managed(),
  hired_at: field.dateTime().managed(),
  rejection_reason: field
    .string({ max: 50 })
    .managed()
    .describe("A key of the workspace's candidate_rejection_reasons, of a rejection or a withdrawal."),
  rejection_note: field.text().managed(),
  employee_id: field.reference("employees").managed().describe("The employee that the candidate became."),
  consent_until: field.date().describe("Until this day the candidate agreed to be kept in the pool."),
  retention_until: field
    .date()
    .computed(retentionUntil)
    .quiet()
    .describe(
      "The day until which the record may be kept: the workspace's candidate_retention_months after the end of the application, or consent_until if that is later. Null for hired candidates and active ones with a job. On the next day the candidate is anonymised if the workspace has candidate_auto_anonymize.",
    ),
  consent_text: field
    .text()
    .managed()
    .describe("What the person agreed to in the application form; null for other candidates."),
  consented_at: field.dateTime().managed(),
  anonymized_at: field
    .dateTime()
    .managed()
    .describe("When everything personal was erased. The candidate cannot be changed any more."),
  other_applications_count: field
    .integer()
    .computed(otherApplications)
    .notNull()
    .quiet()
    .describe("Other candidates with the same email."),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    candidates: typeof candidateFields;
  }
}
