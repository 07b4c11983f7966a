import { type Message, message, type Words } from "../../../../engine/work/index.ts";

/** The headings of the report on recorded time, by the keys of its columns. */
const HEADINGS: Readonly<Record<string, Message>> = {
  date: message`date`,
  employee: message`employee`,
  client: message`client`,
  project: message`project`,
  task: message`task`,
  description: message`description`,
  start: message`start`,
  end: message`end`,
  minutes: message`minutes`,
  hours: message`hours`,
  billable: message`billable`,
  "billable minutes": message`billable minutes`,
  status: message`status`,
  "billed rate": message`billed rate`,
  currency: message`currency`,
  "billed amount": message`billed amount`,
  "cost rate": message`cost rate`,
  cost: message`cost`,
  "not known": message`not known`,
  entries_count: message`entries count`,
  first_date: message`first date`,
  last_date: message`last date`,
  total_worked_minutes: message`total worked minutes`,
  total_worked_hours: message`total worked hours`,
  total_billable_minutes: message`total billable minutes`,
  total_billable_hours: message`total billable hours`,
  total_non_billable_minutes: message`total non billable minutes`,
  billable_percent: message`billable percent`,
  billed_amount: message`billed amount`,
  billed_by_currency: message`billed by currency`,
  invoiced_amount: message`invoiced amount`,
  drafted_amount: message`drafted amount`,
  unbilled_amount: message`unbilled amount`,
  covered_amount: message`covered amount`,
  cost_amount: message`cost amount`,
  profit_amount: message`profit amount`,
  margin_percent: message`margin percent`,
  effective_hourly_rate: message`effective hourly rate`,
  unpriced_minutes: message`unpriced minutes`,
  uncosted_minutes: message`uncosted minutes`,
  unconverted: message`unconverted`,
};

/** The states of entries, as the column `status` has them. */
const STATES: Readonly<Record<string, Message>> = {
  running: message`running`,
  open: message`open`,
  submitted: message`submitted`,
  approved: message`approved`,
  rejected: message`rejected`,
  invoiced: message`invoiced`,
};

/** The heading of a column in the words of the reader. */
export const headingOf = (key: string, words: Words): string => words.say(HEADINGS[key]!);

/** The state of an entry in the words of the reader. */
export const stateInWords = (status: string, words: Words): string => words.say(STATES[status]!);

/** What stands in the first column of the totals. */
export const TOTAL = message`Total`;
