import { expect } from "vitest";
import type { Caller, Reply } from "../support/app.ts";
import { act, add, created, shown } from "./company.ts";

// biome-ignore lint/suspicious/noExplicitAny: records have the fields of every resource.
type Fields = Record<string, any>;

let made = 0;

/** Creates a leave policy of 25 days, granted on the first day, unless said otherwise; returns its id. */
export function addPolicy(by: Caller, more: Fields = {}): Promise<string> {
  made++;
  const grant = more.accrual_method === "unlimited" ? {} : { annual_days: 25 };
  return add(by, "holiday-policies", { name: `Leave ${made}`, accrual_method: "upfront", ...grant, ...more });
}

/** Asks for leave from one day to another. */
export const ask = (by: Caller, start_date: string, end_date: string, more: Fields = {}): Promise<Reply> =>
  by.post("/holidays", { start_date, end_date, ...more });

/** The same, which has to be accepted; returns the request's attributes. */
export const requested = async (
  by: Caller,
  start_date: string,
  end_date: string,
  more: Fields = {},
): Promise<Fields> => created(await ask(by, start_date, end_date, more));

/** Decides about a request: `approve`, `reject`, `cancel`. */
export const decide = (by: Caller, id: string, action: string, body: Fields = {}): Promise<Reply> =>
  act(by, `/holidays/${id}`, action, body);

/** Asks for leave and approves it; returns the request's attributes. */
export async function approved(
  by: Caller,
  start_date: string,
  end_date: string,
  more: Fields = {},
): Promise<Fields> {
  const { id, status } = await requested(by, start_date, end_date, more);
  expect(status).toBe("pending");
  return shown(await decide(by, id, "approve"));
}

/** The account of an employee under a policy in a leave year, with its figures as of today. */
export async function balanceOf(
  by: Caller,
  employee_id: string,
  policy_id: string,
  year = 2026,
): Promise<Fields> {
  const query = `employee_id=${employee_id}&holiday_policy_id=${policy_id}&year=${year}`;
  const reply = await by.get(`/holiday-balances?${query}`);
  expect(reply.status, reply.text).toBe(200);
  expect(reply.body.data).toHaveLength(1);
  return reply.body.data[0].attributes;
}

/** The ledger of an employee under a policy on a day. */
export async function ledgerOn(
  by: Caller,
  date: string,
  employee_id: string,
  policy_id: string,
): Promise<number> {
  const query = `date=${date}&employee_id=${employee_id}&holiday_policy_id=${policy_id}`;
  const reply = await by.get(`/holiday-balances/getters/as-of?${query}`);
  expect(reply.status, reply.text).toBe(200);
  expect(reply.body.data).toHaveLength(1);
  return reply.body.data[0].ledger_balance;
}
