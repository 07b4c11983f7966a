import { addDays } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  type Change,
  type ComingWrite,
  fieldMessage,
  type Hooks,
  MESSAGES,
  type ReadOnlyWork,
  type SettledChange,
  type StoredRecord,
  type Values,
  type Work,
  type WrittenChange,
} from "../../../engine/work/index.ts";
import { readSettings } from "../../../platform/tenancy/settings.ts";
import {
  checkContact,
  checkDiscount,
  createNewLines,
  PRICED,
  settleDiscount,
} from "../../invoicing/index.ts";
import { nextNumber, useUpNumber } from "./offer-numbers.ts";
import { holdOffers, isDraft, refuseUnlessDraft, SENT_IS_LOCKED } from "./offer-states.ts";
import { offerTotals } from "./offer-totals.ts";

/** What `settle` passes on to `check`: the lead of the offer. */
interface Lead extends Values {
  readonly client_id: string | null;
  readonly currency: string;
  readonly is_converted: boolean;
}

async function lock({ id }: ComingWrite<"offers">, work: Work): Promise<void> {
  if (id !== null) await holdOffers(work, [id]);
}

/** The lead, which is not converted until the transaction ends. */
const leadOf = (work: ReadOnlyWork, id: string): Promise<Lead | null> =>
  work.row<Lead>(sql`select l.client_id, l.currency, l.converted_at is not null as is_converted from leads l
    where l.workspace_id = ${fromContext("workspace")} and l.id = ${id} ${work.rowLock("key share")}`);

async function settle(change: Change<"offers">, work: ReadOnlyWork): Promise<Lead | null> {
  const { values, stored } = change;
  const isAddressed = change.changes("lead_id") || change.changes("client_id");
  const lead = values.lead_id && isAddressed ? await leadOf(work, values.lead_id) : null;
  await settleDiscount(change, work);
  if (stored === null) await settleNew(change, lead, work);
  return lead;
}

/** The defaults of a new offer. An offer to a converted lead is one to its client. */
async function settleNew(
  { values, sent, unread }: Change<"offers">,
  lead: Lead | null,
  work: ReadOnlyWork,
): Promise<void> {
  const settings = await readSettings(work, "offer_terms", "offer_validity_days");
  if (lead?.is_converted && !sent.has("client_id")) values.client_id ??= lead.client_id;
  const client = values.client_id ? await work.find("clients", values.client_id) : null;
  values.currency ??= client?.currency ?? lead?.currency ?? work.workspace.baseCurrency;
  if (!unread.has("issue_date")) values.issue_date ??= work.today;
  if (values.issue_date && !unread.has("valid_until"))
    values.valid_until ??= addDays(values.issue_date, settings.offer_validity_days);
  if (!sent.has("terms")) values.terms ??= settings.offer_terms;
  if (values.issue_date) values.number ??= await nextNumber(work, values.issue_date);
  values.created_by_user_id ??= work.actor.userId;
}

async function check(change: SettledChange<"offers">, work: ReadOnlyWork, lead: Lead | null): Promise<void> {
  if (change.stored && !isDraft(change.stored)) refuseLocked(change);
  checkAddressee(change, lead);
  checkValidity(change);
  checkDiscount(change);
  await checkContact(change, work);
  if (change.stored && change.changes("currency")) await checkCurrency(change, work);
}

/** Fields of a sent offer that can be changed; the client only as long as there is none. */
const OPEN_WHEN_SENT: ReadonlySet<string> = new Set(["notes", "owner_employee_id"]);
const CLIENT: ReadonlySet<string> = new Set(["client_id", "client_contact_id"]);

function refuseLocked({ stored, sent, changes, fail }: SettledChange<"offers">): void {
  for (const name of sent) {
    const isOpen = OPEN_WHEN_SENT.has(name) || (CLIENT.has(name) && stored!.client_id === null);
    if (!isOpen && changes(name)) fail(name, SENT_IS_LOCKED);
  }
}

/** The declared rule only sees dates that were given; the date of a new offer may be today by default. */
function checkValidity({ values, stored, sent, fail }: SettledChange<"offers">): void {
  const { issue_date: issued, valid_until: until } = values;
  if (stored === null && !sent.has("issue_date") && issued && until && until < issued)
    fail("valid_until", "The valid until field must be a date after or equal to issue date.");
}

function checkAddressee({ values, unread, fail }: SettledChange<"offers">, lead: Lead | null): void {
  const { lead_id: leadId = null, client_id: clientId = null } = values;
  if (leadId === null && clientId === null && !unread.has("lead_id") && !unread.has("client_id"))
    fail("client_id", "The client id field is required when lead id is not present.");
  if (lead && lead.client_id !== null && clientId !== null && lead.client_id !== clientId)
    fail("client_id", fieldMessage(MESSAGES.selected, "client_id"));
}

async function checkCurrency({ id, fail }: SettledChange<"offers">, work: ReadOnlyWork): Promise<void> {
  const line = await work.row(sql`select 1 from offer_lines l
    where l.workspace_id = ${fromContext("workspace")} and l.offer_id = ${id} limit 1`);
  if (line) fail("currency", "The currency field cannot be changed while the offer has lines.");
}

/** A new version has the number of the version before it. */
async function giveNumber({ values, stored }: WrittenChange<"offers">, work: Work): Promise<void> {
  const isFirst = (values.version ?? 1) === 1;
  if (stored === null && isFirst) await useUpNumber(work, values.issue_date);
}

async function writeParts({ kind, id, values, changes }: WrittenChange<"offers">, work: Work): Promise<void> {
  const lines = kind === "create" ? (values.lines ?? []) : [];
  if (lines.length > 0)
    await offerTotals.withTotalsAtEnd(work, id, () =>
      createNewLines(work, { resource: "offer-lines", parent: "offer_id", id }, lines),
    );
  else if (kind === "update" && PRICED.some((name) => changes(name))) await offerTotals.calculate(work, id);
}

/** The version before a deleted one is the current one again. */
async function noteCurrent({ previous_version_id: id }: Readonly<StoredRecord<"offers">>, work: Work) {
  if (id !== null) await work.journal.touch("offers", [id]);
}

/** The rules and side effects of writing an offer. */
export const offerHooks: Hooks<"offers", Lead | null> = {
  lock,
  settle,
  check: { write: check, delete: refuseUnlessDraft },
  after: { check: { write: giveNumber, delete: noteCurrent }, write: writeParts },
};
