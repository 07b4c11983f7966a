import { notification } from "../../engine/declare/index.ts";
import { ident, sql } from "../../engine/sql/index.ts";
import {
  dayIn,
  daysIn,
  detailOf,
  didBy,
  nameIn,
  personIn,
  textIn,
} from "../../platform/notifications/event-values.ts";
import { deciderOf, personOf } from "../employees/index.ts";

const PEOPLE = "employee[first_name|last_name],holidayPolicy[name]";

/** Leave is asked for, and it is decided. */
export const leaveNotifications = [
  notification({
    name: "leave-to-decide",
    title: "Leave to decide",
    description: "Somebody you manage requested leave.",
    resource: "holidays",
    events: ["created"],
    when: (entry) => sql`${ident(entry)}.changes #>> '{status,to}' = 'pending'`,
    employees: deciderOf("holidays", "manage-leave"),
    include: PEOPLE,
    words: (event) => ({
      title: `${personIn(event, "employee")} requested leave`,
      detail: detailOf(daysIn(event, "start_date", "end_date"), nameIn(event, "holidayPolicy")),
    }),
    decisions: ["approve", "reject"],
    delivery: "mail",
  }),
  notification({
    name: "leave-decided",
    title: "Decisions on your leave",
    description: "Your leave was approved, rejected or cancelled.",
    resource: "holidays",
    events: ["approve", "reject", "cancel"],
    employees: personOf("holidays"),
    include: "holidayPolicy[name]",
    words: (event) => ({
      title: didBy(event.by, `${DECIDED[event.name]} your leave`),
      detail: detailOf(
        daysIn(event, "start_date", "end_date"),
        nameIn(event, "holidayPolicy"),
        textIn(event, "status_explanation"),
      ),
    }),
    delivery: "mail",
  }),
  notification({
    name: "leave-substitute",
    title: "You are a substitute",
    description: "You were named as the substitute for somebody's leave.",
    resource: "holidays",
    events: ["approve"],
    employees: personOf("holidays", "substitute_employee_id"),
    include: PEOPLE,
    words: (event) => ({
      title: `You are the substitute for ${personIn(event, "employee")}`,
      detail: detailOf(`from ${dayIn(event, "start_date")} to ${dayIn(event, "end_date")}`),
    }),
  }),
];

const DECIDED: Readonly<Record<string, string>> = {
  approve: "approved",
  reject: "rejected",
  cancel: "cancelled",
};
