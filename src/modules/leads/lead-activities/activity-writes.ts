import {
  type Change,
  conflict,
  fieldLabel,
  fieldMessage,
  forbidden,
  type Hooks,
  invalidField,
  MESSAGES,
  message,
  type ReadOnlyWork,
  type SettledChange,
  type StoredRecord,
} from "../../../engine/work/index.ts";
import { MANAGERS, mayOnlySee } from "../leads/leads.policy.ts";
import { HUMAN_ACTIVITIES, isHuman } from "./activity-types.ts";

/** The fields that only activities of these types have. */
const TYPES_OF: Readonly<Partial<Record<keyof StoredRecord<"lead-activities">, readonly string[]>>> = {
  occurred_at: ["note", "call", "email"],
  direction: ["call", "email"],
  duration_minutes: ["call"],
  outcome: ["call"],
  due_at: ["task"],
  assignee_employee_id: ["task"],
};

const NEEDED = { task: "subject", note: "body" } as const;

/** An activity can be entered a little ahead, because clocks differ. */
const ALLOWED_AHEAD_MS = 60_000;

function settle({ values, stored, sent, unread }: Change<"lead-activities">, work: ReadOnlyWork): void {
  if (stored !== null) return;
  values.created_by_user_id ??= work.actor.userId;
  if (unread.has("type")) return;
  if (values.type === "task") {
    if (!sent.has("assignee_employee_id")) values.assignee_employee_id = work.actor.employeeId;
  } else if (!unread.has("occurred_at")) values.occurred_at ??= work.now;
  if (values.type === "call" || values.type === "email") values.direction ??= "outbound";
}

async function check(change: SettledChange<"lead-activities">, work: ReadOnlyWork): Promise<void> {
  const { stored, values, sent, unread, fail, changes } = change;
  if (stored !== null) refuseSystem(stored);
  else if (values.lead_id && (await mayOnlySee(work, values.lead_id))) throw forbidden(MANAGERS, "lead_id");
  if (unread.has("type") || !values.type) return;
  if (stored === null && !isHuman(values.type)) {
    fail("type", fieldMessage(MESSAGES.selected, "type"), HUMAN_ACTIVITIES);
    return;
  }
  for (const [name, types] of Object.entries(TYPES_OF) as [keyof typeof TYPES_OF, readonly string[]][]) {
    const given = values[name] ?? null;
    if (sent.has(name) && given !== null && changes(name) && !types.includes(values.type))
      fail(name, message`The ${fieldLabel(name)} field is prohibited when type is ${values.type}.`);
  }
  const needed = NEEDED[values.type as keyof typeof NEEDED];
  if (needed && !values[needed] && !unread.has(needed)) fail(needed, fieldMessage(MESSAGES.required, needed));
  checkTime(change, work);
}

function checkTime({ values, changes, fail }: SettledChange<"lead-activities">, work: ReadOnlyWork): void {
  const at = values.occurred_at ?? null;
  if (at === null || !changes("occurred_at")) return;
  if (new Date(at).getTime() > work.now.getTime() + ALLOWED_AHEAD_MS)
    fail("occurred_at", "The occurred at field must be a date before or equal to now.");
}

type Stored = Readonly<StoredRecord<"lead-activities">>;

/** @throws 422 for a change of what the system recorded */
function refuseSystem({ type }: Stored): void {
  if (!isHuman(type)) throw invalidField("type", "Activities of the system cannot be changed.");
}

function checkDeletion({ type }: Stored): void {
  if (!isHuman(type)) throw conflict("Activities of the system cannot be deleted.");
}

/** The hooks of activities: which fields each type has, and that only people's own entries change. */
export const activityHooks: Hooks<"lead-activities"> = {
  settle,
  check: { write: check, delete: checkDeletion },
};
