import { addDays, dayOnTheWire, getter } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Values } from "../../../engine/work/index.ts";
import { KEPT_DAYS } from "../../../platform/auth/key-usage.ts";
import { count, listOf, moment, object } from "../../../platform/figures/response-shapes.ts";

interface CountedDay extends Values {
  day: string;
  success: number;
  client_error: number;
  server_error: number;
}

const NONE = { success: 0, client_error: 0, server_error: 0 };

/** The number of calls with a key on each of the last 30 days, including today, by class of status. */
export const callsByDay = getter("api-keys", {
  title: "Calls per day",
  description:
    "The last 30 days in the workspace's time zone, oldest first. Responses with a status below 400 count as successes, those below 500 as client errors. Calls of the last few seconds may not be included yet.",
  level: "record",
  response: object({
    days: listOf(
      object({ date: moment, success: count, client_error: count, server_error: count, total: count }),
    ),
  }),
  async run({ work, record }) {
    const from = addDays(work.today, 1 - KEPT_DAYS);
    const rows = await work.rows<CountedDay>(sql`select day, success, client_error, server_error
      from api_key_calls where workspace_id = ${fromContext("workspace")} and api_key_id = ${record!.id}
        and day between ${from} and ${work.today}`);
    const counted = new Map(rows.map((row) => [row.day, row]));
    const days = Array.from({ length: KEPT_DAYS }, (_, index) => {
      const date = addDays(from, index);
      const { success, client_error, server_error } = counted.get(date) ?? NONE;
      const total = success + client_error + server_error;
      return { date: dayOnTheWire(date), success, client_error, server_error, total };
    });
    return { data: { days } };
  },
});
