import {
  type GetterResult,
  getter,
  idKind,
  momentOnTheWire,
  parameter,
} from "../../../engine/declare/index.ts";
import { selectRecord } from "../../../engine/sql/index.ts";
import type { GetterContext } from "../../../engine/work/index.ts";
import { spanMinutes } from "../timesheets/span.ts";
import { runningTimerOf } from "./running-timer.ts";

async function run({ work, resource, parameters }: GetterContext): Promise<GetterResult> {
  const requested = parameters.employee_id;
  const employeeId = requested?.kind === "equals" ? String(requested.value) : work.actor.employeeId;
  const timer = employeeId === null ? null : await runningTimerOf(work, employeeId);
  if (timer === null) return { data: null };
  const projection = work.origin.planner.plan(resource, work.actor);
  const shown = await work.row<{ data: string }>(selectRecord(projection, timer.id));
  if (!shown) return { data: null };
  return {
    data: JSON.parse(shown.data),
    meta: {
      elapsed_minutes: spanMinutes({ start: timer.started_at, end: work.now }),
      server_time: momentOnTheWire(work.now),
    },
  };
}

/** The timer that runs, of the caller or of somebody whose time the caller sees; null: none does. */
export const currentTimer = getter({
  title: "Running timer",
  description:
    "The running timer of an employee in sight, with the minutes since its start; null when none runs.",
  parameters: { employee_id: parameter(idKind, { isSingle: true, description: "Default: the caller's." }) },
  response: { type: ["object", "null"] },
  isReport: false,
  run,
});
