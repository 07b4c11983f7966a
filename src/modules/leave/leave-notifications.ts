import { notification } from "../../engine/declare/index.ts";
import { ident, sql } from "../../engine/sql/index.ts";
import { type Message, message } from "../../engine/work/index.ts";
import { nameIn, personIn, textIn } from "../../platform/notifications/event-values.ts";
import { byWhom, saidDays, saidDetail } from "../../platform/notifications/said-values.ts";
import { deciderOf, personOf } from "../employees/index.ts";

const PEOPLE = "employee[first_name|last_name],holidayPolicy[name]";

/** Leave is asked for, and it is decided. */
export const leaveNotifications = [
  notification({
    name: "leave-to-decide",
    title: message`Leave to decide`,
    description: message`Somebody you manage requested leave.`,
    resource: "holidays",
    events: ["created"],
    when: (entry) => sql`${ident(entry)}.changes #>> '{status,to}' = 'pending'`,
    employees: deciderOf("holidays", "manage-leave"),
    include: PEOPLE,
    words: (event) => ({
      title: message`${personIn(event, "employee")} requested leave`,
      detail: saidDetail(saidDays(event, "start_date", "end_date"), nameIn(event, "holidayPolicy")),
    }),
    decisions: ["approve", "reject"],
    delivery: "mail",
  }),
  notification({
    name: "leave-decided",
    title: message`Decisions on your leave`,
    description: message`Your leave was approved, rejected or cancelled.`,
    resource: "holidays",
    events: ["approve", "reject", "cancel"],
    employees: personOf("holidays"),
    include: "holidayPolicy[name]",
    words: (event) => ({
      title: DECIDED[event.name]!(event.by),
      detail: saidDetail(
        saidDays(event, "start_date", "end_date"),
        nameIn(event, "holidayPolicy"),
        textIn(event, "status_explanation"),
      ),
    }),
    delivery: "mail",
  }),
  notification({
    name: "leave-substitute",
    title: message`You are a substitute`,
    description: message`You were named as the substitute for somebody's leave.`,
    resource: "holidays",
    events: ["approve"],
    employees: personOf("holidays", "substitute_employee_id"),
    include: PEOPLE,
    words: (event) => ({
      title: message`You are the substitute for ${personIn(event, "employee")}`,
      detail: saidDays(event, "start_date", "end_date"),
    }),
  }),
];

const DECIDED: Readonly<Record<string, (by: string | null) => Message>> = {
  approve: (by) => byWhom(by, (by) => message`${by} approved your leave`, message`Your leave was approved`),
  reject: (by) => byWhom(by, (by) => message`${by} rejected your leave`, message`Your leave was rejected`),
  cancel: (by) => byWhom(by, (by) => message`${by} cancelled your leave`, message`Your leave was cancelled`),
};
