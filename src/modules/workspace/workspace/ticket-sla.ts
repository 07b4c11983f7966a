import { type Fail, field, isPlainObject } from "../../../engine/declare/index.ts";
import { message, unknownKey } from "../../../engine/work/index.ts";

export const TICKET_PRIORITIES = ["urgent", "high", "normal", "low"] as const;
export type TicketPriority = (typeof TICKET_PRIORITIES)[number];

/** The minutes of business hours within which a ticket must get its first reply and be resolved; null: no target. */
export interface SlaTargets {
  readonly first_response_minutes: number | null;
  readonly resolution_minutes: number | null;
}

export type TicketSla = Readonly<Record<TicketPriority, SlaTargets>>;

const TARGETS = ["first_response_minutes", "resolution_minutes"] as const;
const MAX_MINUTES = 525_600;
const minutes = field.integerBetween(1, MAX_MINUTES).definition.type;

function readTargets(wire: unknown, priority: string, fail: Fail): SlaTargets {
  const targets: Record<(typeof TARGETS)[number], number | null> = {
    first_response_minutes: null,
    resolution_minutes: null,
  };
  if (wire === undefined || wire === null) return targets;
  if (!isPlainObject(wire)) {
    fail("The :field field must be an object.", priority);
    return targets;
  }
  for (const [key, value] of Object.entries(wire)) {
    const path = `${priority}.${key}`;
    const target = TARGETS.find((name) => name === key);
    if (!target) fail(unknownKey(key), path);
    else if (value !== null) {
      const read = minutes.read(value, (template) => fail(template, path));
      targets[target] = typeof read === "number" ? read : null;
    }
  }
  const { first_response_minutes: first, resolution_minutes: resolution } = targets;
  if (first !== null && resolution !== null && resolution < first)
    fail(message`The :field field must be at least ${first}.`, `${priority}.resolution_minutes`);
  return targets;
}

function readSla(wire: unknown, fail: Fail): TicketSla | undefined {
  if (!isPlainObject(wire)) return void fail("The :field field must be an object.");
  let failed = false;
  const note: Fail = (template, subpath) => {
    failed = true;
    fail(template, subpath);
  };
  for (const key of Object.keys(wire)) {
    if (!TICKET_PRIORITIES.some((priority) => priority === key)) note(unknownKey(key), key);
  }
  const targetsOf = (priority: TicketPriority): SlaTargets => readTargets(wire[priority], priority, note);
  const sla: TicketSla = {
    urgent: targetsOf("urgent"),
    high: targetsOf("high"),
    normal: targetsOf("normal"),
    low: targetsOf("low"),
  };
  return failed ? undefined : sla;
}

const target = { type: ["integer", "null"], minimum: 1, maximum: MAX_MINUTES };

/** The SLA targets by priority. A write replaces the whole value. */
export const ticketSla = () =>
  field
    .json(readSla, {
      type: "object",
      additionalProperties: false,
      properties: Object.fromEntries(
        TICKET_PRIORITIES.map((priority) => [
          priority,
          {
            type: ["object", "null"],
            additionalProperties: false,
            properties: { first_response_minutes: target, resolution_minutes: target },
          },
        ]),
      ),
    })
    .notNull();
