import { field } from "../../../engine/declare/index.ts";
import { message } from "../../../engine/work/index.ts";
import { RELATIVE_PERIODS } from "../../../platform/reports/relative-period.ts";
import { REPORT_FORMATS } from "../../../platform/reports/report-files.ts";

const MAX_PARAMETERS = 50;
const MAX_LENGTH = 2000;

/** Parameters of a getter by name, as texts like in its URL. */
const reportParameters = () =>
  field.json<Readonly<Record<string, string>>>(
    (wire, fail) => {
      if (typeof wire !== "object" || wire === null || Array.isArray(wire))
        return fail("The :field field must be an object.") as never;
      const entries = Object.entries(wire);
      if (entries.length > MAX_PARAMETERS)
        return fail(message`The :field field must not have more than ${MAX_PARAMETERS} items.`) as never;
      for (const [name, value] of entries) {
        if (typeof value !== "string") fail("The :field field must be a string.", name);
        else if (value.length > MAX_LENGTH || name.length > 100)
          fail(message`The :field field must not be greater than ${MAX_LENGTH} characters.`, name);
      }
      return Object.fromEntries(entries) as Readonly<Record<string, string>>;
    },
    { type: "object", additionalProperties: { type: "string", maxLength: MAX_LENGTH } },
  );

/** What a report is asked with, as parameters of actions and as fields of a saved report. */
export const askedFields = () => ({
  report: field
    .string()
    .required()
    .describe("A getter with a question, as `<resource>/<getter>`: `leads/lead-funnel`."),
  parameters: reportParameters().describe(
    "Parameters of the getter by name, as texts like in its URL, checked by its own rules. `format`, `page` and `perPage` cannot be given.",
  ),
  period: field
    .choice(...RELATIVE_PERIODS)
    .describe(
      "The period, counted from the day on which the report is read, of which a report on one day takes the last; null: that of `parameters`, or the report's default.",
    ),
});

export const savedReportFields = {
  name: field.string().required(),
  ...askedFields(),
  schedule: field
    .choice("weekly", "monthly")
    .describe("How often it is sent to you by mail, at 07:00 in the workspace's time zone; null: never."),
  weekday: field
    .integerChoice(1, 2, 3, 4, 5, 6, 7)
    .describe("The ISO weekday of a weekly report, from 1 for Monday. Default: 1."),
  month_day: field
    .integerBetween(1, 31)
    .describe("The day of a monthly report; in a shorter month it is sent on the last day. Default: 1."),
  format: field.choice(...REPORT_FORMATS).default("xlsx"),
  user_id: field.reference("users").managed().notNull().describe("Who saved it, and to whom it is sent."),
  next_due_on: field.date().managed().quiet().describe("When it is sent next."),
  last_due_on: field.date().managed().quiet().describe("The day on which it was last due."),
  last_result: field
    .choice("sent", "not_permitted", "inactive", "refused", "failed")
    .managed()
    .quiet()
    .describe(
      "What happened then. `not_permitted`: you may not read the report any more; `inactive`: your account was not active; `refused`: the report does not accept the parameters any more; `failed`: it could not be made. Nothing was sent in these cases.",
    ),
  last_problem: field.text().managed().quiet().describe("Why nothing was sent, in words."),
  last_tried_at: field.dateTime().managed().quiet(),
  attempts: field.integer().managed().quiet().notNull().hidden(),
};
