import { setUpStep } from "../../engine/declare/index.ts";
import { fromContext, sql } from "../../engine/sql/index.ts";
import { message } from "../../engine/work/index.ts";
import { isDemoRecord } from "../../platform/demo-data/demo-records.ts";
import { initialPolicies } from "./holiday-policies/initial-policies.ts";

/** A decimal of a stored record as JSON of its row has it. */
const inRow = (value: unknown): unknown =>
  typeof value === "string" && /^\d+\.\d+$/.test(value) ? Number(value) : value;

/** The terms of the policies that every workspace starts with, as JSON of their rows has them. */
const INITIAL_TERMS = initialPolicies
  .records(String)
  .map(({ name, color, ...terms }) =>
    Object.fromEntries(Object.entries(terms).map(([term, value]) => [term, inRow(value)])),
  );

/** Leave can be counted: the public holidays ahead are known, and somebody has seen to the policies. */
export const leaveSetUp = [
  setUpStep({
    name: "public-holidays",
    title: message`Add the public holidays`,
    detail: message`Those of your country, so that leave and working time are counted correctly`,
    permission: "manage-leave",
    position: 2,
    isDone: () => sql`exists (select from public_holidays p where p.workspace_id = ${fromContext("workspace")}
      and p.date >= ${fromContext("today")}::date and not ${isDemoRecord("public-holidays", "p")})`,
  }),
  setUpStep({
    name: "leave-policies",
    title: message`Check the leave policies`,
    detail: message`A new workspace grants 20 days of vacation a year: change the policies to what you agreed`,
    permission: "manage-leave",
    position: 4,
    // A new workspace has policies that nobody has chosen. They are chosen once one of them has other terms, whatever it
    // is called, or there is another one. Where people take leave by them, they are accepted.
    isDone: () => sql`exists (select from holiday_policies p
      join workspaces w on w.workspace_id = ${fromContext("workspace")}
      where p.workspace_id = ${fromContext("workspace")}
        and (p.created_at > w.created_at + interval '1 minute' or p.archived_at is not null
          or not exists (select from jsonb_array_elements(${JSON.stringify(INITIAL_TERMS)}::jsonb) initial(terms)
            where initial.terms = (select jsonb_object_agg(term, to_jsonb(p) -> term)
              from jsonb_object_keys(initial.terms) term))))
      or exists (select from holidays h where h.workspace_id = ${fromContext("workspace")}
        and not ${isDemoRecord("holidays", "h")})`,
  }),
];
