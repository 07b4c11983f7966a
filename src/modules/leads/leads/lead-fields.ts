import { type Actor, field, type Workspace } from "../../../engine/declare/index.ts";
import { column, sql } from "../../../engine/sql/index.ts";
import { isUnarchived } from "../../../platform/archiving/archived-state.ts";
import { phone, postalAddress } from "../../../platform/fields/company-fields.ts";
import { furthestStage } from "../../../platform/stages/reached-stages.ts";
import { stageReference } from "../../../platform/stages/stage-reference.ts";
import { customFieldValues } from "../../custom-fields/index.ts";
import {
  daysInStage,
  isOverdue,
  isStale,
  lastActivity,
  nextActivity,
  probabilityOf,
  weightedAmount,
} from "./lead-figures.ts";
import { LEAD_PIPELINE } from "./lead-pipeline.ts";

const PRIORITIES = ["low", "medium", "high"] as const;

/** Sorted by urgency, not by name. */
const priority = () =>
  field
    .choice(...PRIORITIES)
    .sortedBy((alias) => sql`array_position(${PRIORITIES}::text[], ${column(alias, "priority")})`);

const callersEmployee = (_workspace: Workspace, { employeeId }: Actor): string | null => employeeId;

/** The fields of a lead: what is sold to whom, where it is in the pipeline, and how it ended. */
export const leadFields = {
  name: field.string({ caseInsensitive: true }).required().describe("What is being sold."),
  company_name: field.string({ caseInsensitive: true }),
  contact_first_name: field.string({ caseInsensitive: true }),
  contact_last_name: field.string({ caseInsensitive: true }),
  contact_position: field.string().describe("Job title of the contact."),
  email: field.email(),
  phone: phone(),
  website: field.url(),
  address: postalAddress(),
  stage_id: stageReference("lead-stages")
    .computedDefault("the first stage that is not archived")
    .describe("A change moves the lead; only open leads can be moved."),
  status: field.choice("open", "won", "lost").managed().default("open"),
  source_id: field.reference("lead-sources").selectable(isUnarchived),
  source_detail: field.string().describe("The campaign, the referrer and the like."),
  owner_employee_id: field
    .reference("employees")
    .selectable(isUnarchived)
    .default(callersEmployee, "the caller's own")
    .orNull()
    .describe("A change assigns the lead."),
  amount: field
    .money({ min: 0, max: 9_999_999_999.99 })
    .inCurrency("currency")
    .describe("The expected net value of the contract."),
  currency: field
    .currency({ asChoice: true })
    .default(({ baseCurrency }: { baseCurrency: string }) => baseCurrency, "the workspace's base currency"),
  probability_override: field
    .integer({ min: 0, max: 100 })
    .counts("percent")
    .describe("The probability of this lead; if empty, the stage's applies."),
  probability: field
    .integer()
    .counts("percent")
    .computed(probabilityOf)
    .notNull()
    .quiet()
    .describe("The probability of winning: 100 when won, 0 when lost."),
  weighted_amount: field
    .money()
    .inCurrency("currency")
    .computed(weightedAmount)
    .quiet()
    .describe("The amount x the probability; null without an amount."),
  expected_close_date: field.date(),
  priority: priority().default("medium"),
  description: field.text(),
  client_id: field
    .reference("clients")
    .selectable(isUnarchived)
    .describe("An existing client, to whom more is sold, or the one into which the lead was converted."),
  client_contact_id: field.reference("client-contacts").describe("A contact of the client."),
  converted_at: field.dateTime().managed(),
  stage_entered_at: field
    .dateTime()
    .managed()
    .notNull()
    .describe("When the lead entered its current or, if it is closed, last stage."),
  furthest_stage_id: field
    .reference("lead-stages")
    .computed(furthestStage(LEAD_PIPELINE))
    .quiet()
    .describe("The visited stage with the highest position today, archived ones excluded."),
  days_in_stage: field
    .decimal(2)
    .counts("days")
    .computed(daysInStage)
    .notNull()
    .quiet()
    .describe("The elapsed days since it entered the stage, until it was closed."),
  is_stale: field
    .boolean()
    .computed(isStale)
    .notNull()
    .quiet()
    .describe("Whether it is open and longer in the stage than stale_after_days."),
  is_overdue: field
    .boolean()
    .computed(isOverdue)
    .notNull()
    .quiet()
    .describe("Whether it is open and was expected to close before today."),
  last_activity_at: field.dateTime().computed(lastActivity).quiet(),
  next_activity_at: field
    .dateTime()
    .computed(nextActivity)
    .quiet()
    .describe(
      "The earliest due time of an open task or start of a scheduled meeting; it can be in the past.",
    ),
  won_at: field.dateTime().managed(),
  lost_at: field.dateTime().managed(),
  closed_at: field.dateTime().managed().describe("When it was won or lost."),
  lost_reason: field.string({ max: 50 }).managed().describe("A key of the workspace's lead_lost_reasons."),
  lost_reason_note: field.text().managed(),
  created_by_user_id: field.reference("users").managed(),
  custom_fields: customFieldValues("leads"),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    leads: typeof leadFields;
  }
}
