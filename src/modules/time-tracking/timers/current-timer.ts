import {
  type GetterResult,
  getter,
  idKind,
  momentOnTheWire,
  parameter,
} from "../../../engine/declare/index.ts";
import type { GetterContext } from "../../../engine/work/index.ts";
import { spanMinutes } from "../timesheets/span.ts";
import { runningTimerOf } from "./running-timer.ts";

const parameters = {
  employee_id: parameter(idKind, { isSingle: true, description: "Default: the caller." }),
};

type Context = GetterContext<"timesheets", typeof parameters>;

async function run({ work, parameters }: Context): Promise<GetterResult> {
  const employeeId = parameters.employee_id?.value ?? work.actor.employeeId;
  const timer = employeeId === null ? null : await runningTimerOf(work, employeeId);
  if (timer === null) return { data: null };
  const [data] = await work.shown("timesheets", [timer.id]);
  if (!data) return { data: null };
  return {
    data,
    meta: {
      elapsed_minutes: spanMinutes({ start: timer.started_at, end: work.now }),
      server_time: momentOnTheWire(work.now),
    },
  };
}

/** The running timer of the caller, or of an employee whose time the caller can see; null if none is running. */
export const currentTimer = getter("timesheets", {
  title: "Running timer",
  description: "The running timer of an employee, with the minutes since its start; null if none is running.",
  parameters,
  response: { type: ["object", "null"] },
  isReport: false,
  run,
});
