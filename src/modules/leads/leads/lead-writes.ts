import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  type Change,
  type ComingWrite,
  conflict,
  fieldLabel,
  fieldMessage,
  type Hooks,
  MESSAGES,
  message,
  type ReadOnlyWork,
  type SettledChange,
  type StoredRecord,
  type Work,
  type WrittenChange,
} from "../../../engine/work/index.ts";
import { firstStage } from "../../../platform/stages/stage-choice.ts";
import { holdStages } from "../../../platform/stages/stage-locks.ts";
import {
  checkCustomFields,
  journalFieldUse,
  type SettledFields,
  settleCustomFields,
} from "../../custom-fields/index.ts";
import { record } from "./lead-activity.ts";
import { leadHistory, noteMoves } from "./stage-moves.ts";

/** The fields on which reports of closed leads depend. */
const LOCKED_WHEN_CLOSED = [
  ...(["stage_id", "amount", "currency", "probability_override"] as const),
  ...(["expected_close_date", "source_id"] as const),
];

/** The stages stay as they are while a lead enters one. */
async function lock({ kind, sent }: ComingWrite<"leads">, work: Work): Promise<void> {
  if (kind === "create" || sent.has("stage_id")) await holdStages(work, "lead-stages");
}

async function settle(change: Change<"leads">, work: ReadOnlyWork): Promise<SettledFields | null> {
  const { values, stored, unread } = change;
  if (stored === null) {
    if (!unread.has("stage_id")) values.stage_id ??= await firstStage(work, "lead-stages");
    values.created_by_user_id ??= work.actor.userId;
  }
  if (stored === null || change.changes("stage_id")) values.stage_entered_at = work.now;
  return settleCustomFields("leads", change, work);
}

async function check(
  change: SettledChange<"leads">,
  work: ReadOnlyWork,
  settled: SettledFields | null,
): Promise<void> {
  await checkCustomFields(change, work, settled);
  checkLocked(change);
  checkStage(change);
  await checkContact(change, work);
}

/** Refuses changes of what decides the figures of a closed lead, and another client for a converted one. */
function checkLocked({ stored, sent, changes, fail }: SettledChange<"leads">): void {
  if (stored === null) return;
  const refuse = (name: string, state: string): void =>
    fail(name, message`The ${fieldLabel(name)} field cannot be changed on a ${state} lead.`);
  if (stored.status !== "open")
    for (const name of LOCKED_WHEN_CLOSED) if (sent.has(name) && changes(name)) refuse(name, stored.status);
  if (stored.converted_at !== null && changes("client_id")) refuse("client_id", "converted");
}

/** A lead is always in a stage; only a workspace without stages has no default. */
function checkStage({ values, unread, fail }: SettledChange<"leads">): void {
  if (!values.stage_id && !unread.has("stage_id"))
    fail("stage_id", fieldMessage(MESSAGES.required, "stage_id"));
}

/** Refuses a contact that is not one of the lead's client. */
async function checkContact(
  { values, changes, unread, fail }: SettledChange<"leads">,
  work: ReadOnlyWork,
): Promise<void> {
  const { client_contact_id: contactId, client_id: clientId = null } = values;
  if (!contactId || unread.has("client_id")) return;
  if (!changes("client_contact_id") && !changes("client_id")) return;
  const contact = await work.row(sql`select 1 from client_contacts c
    where c.workspace_id = ${fromContext("workspace")} and c.id = ${contactId} and c.client_id = ${clientId}::text
    ${work.rowLock("key share")}`);
  if (!contact) fail("client_contact_id", fieldMessage(MESSAGES.selected, "client_contact_id"));
}

/** Opens the first interval of new leads. */
const begin = (leads: readonly Pick<WrittenChange<"leads">, "id" | "values">[], work: Work): Promise<void> =>
  leadHistory.enter(
    work,
    leads.map(({ id, values }) => ({ id, stage_id: values.stage_id!, from_stage_id: null })),
    work.now,
  );

/** Keeps the stage history and the timeline of a lead that was created, moved or assigned. */
async function follow({ id, values, stored, changes }: WrittenChange<"leads">, work: Work): Promise<void> {
  const stageId = values.stage_id!;
  if (stored === null) return begin([{ id, values }], work);
  if (changes("stage_id")) await noteMoves(work, [stored], stageId);
  if (changes("owner_employee_id")) {
    const owner = { from: stored.owner_employee_id, to: values.owner_employee_id ?? null };
    await record(work, [{ leadId: id, type: "assigned", changes: { owner_employee_id: owner } }]);
  }
}

function refuseConverted({ converted_at }: Readonly<StoredRecord<"leads">>): void {
  if (converted_at !== null) throw conflict("The lead was converted.");
}

/** The hooks of leads: custom fields, what is locked when a lead is closed, its stage history and timeline. */
export const leadHooks: Hooks<"leads", SettledFields | null> = {
  lock,
  settle,
  check: { write: check, delete: refuseConverted },
  after: {
    write: follow,
    created: begin,
    check: { write: (_written, work, settled) => journalFieldUse(work, settled) },
  },
};
