import type { ApiRecord } from "../../api/records.ts";
import type { ActionUi } from "../../declare/action-ui.ts";
import { formatMoney } from "../../format/numbers.ts";
import { lostReason } from "./lost-reason.tsx";

type Lead = ApiRecord<"leads">;

const contactName = ({ attributes }: Lead): string =>
  [attributes.contact_first_name, attributes.contact_last_name].filter(Boolean).join(" ");

const LOCKED = "Its amount, stage, source and expected close can then be changed only after it was reopened.";

/** What winning does to the lead, in sentences. */
function winInWords({ attributes: { amount, currency } }: Lead): string {
  if (amount === null) return "It has no amount yet: enter the value of the contract.";
  return `It counts as won with ${formatMoney(amount, currency)}, unless you enter another value. ${LOCKED}`;
}

/** What converting does if nothing is entered, in sentences. */
function conversionInWords(lead: Lead): string {
  const { company_name, client_id, contact_last_name, email, status, amount, currency } = lead.attributes;
  const name = company_name ?? contactName(lead);
  const client =
    client_id !== null
      ? "The lead is joined to its client."
      : name === ""
        ? "The lead has neither a company nor a contact name: select a client, or enter the company first."
        : `A new client ${name} is created with the address, website, currency and custom fields of the lead, unless you select one.`;
  const hasContact = contact_last_name !== null || email !== null;
  const contact = hasContact ? ` ${contactName(lead) || email} becomes a contact of the client.` : "";
  const won =
    status !== "open"
      ? ""
      : amount === null
        ? " It has no amount, so it cannot be won with the conversion."
        : ` The lead is won with ${formatMoney(amount, currency)}.`;
  return `${client}${contact}${won} A converted lead cannot be reopened.`;
}

/** The actions of leads, in their usual order. Each dialog says beforehand what will happen. */
export const leadActions: Readonly<Record<string, ActionUi<Lead>>> = {
  move: {
    label: "Move",
    icon: "arrow-right",
    text: "The time in the present stage ends, and the move is recorded in the timeline.",
    done: "Lead moved",
    fields: {
      stage_id: { label: "To the stage", hint: undefined },
      note: { label: "Note", hint: "It is kept in the timeline." },
    },
  },
  win: {
    label: "Won",
    icon: "check",
    isPrimary: true,
    title: ({ attributes }) => `Mark ${attributes.name} as won?`,
    text: winInWords,
    confirm: "Mark as won",
    done: "Lead won",
    fields: {
      amount: { label: "Value of the contract", hint: "If empty, the amount of the lead." },
      won_at: { label: "When", hint: "If empty, now." },
    },
  },
  lose: {
    label: "Lost",
    icon: "x",
    title: ({ attributes }) => `Mark ${attributes.name} as lost?`,
    text: `It leaves the board and the forecast; open tasks and scheduled meetings stay. ${LOCKED}`,
    confirm: "Mark as lost",
    done: "Lead lost",
    isDangerous: true,
    fields: {
      lost_reason: { label: "Why", hint: undefined, Input: lostReason.Input },
      lost_reason_note: { label: "Note", hint: "Some reasons require one." },
      lost_at: { label: "When", hint: "If empty, now." },
    },
  },
  convert: {
    label: "Convert",
    icon: "address-book",
    title: ({ attributes }) => `Convert ${attributes.name} into a client?`,
    text: conversionInWords,
    confirm: "Convert",
    done: "Lead converted",
    without: () => ["client", "contact"],
    fields: {
      client_id: { label: "Existing client", hint: "If empty, the lead's client, or a new one." },
      client_contact_id: { label: "Existing contact", hint: undefined, within: "client_id" },
      win: { label: "Win the lead too", hint: undefined },
      allow_duplicate: {
        label: "Create the client even if another one has its name",
        hint: undefined,
      },
    },
  },
  reopen: {
    label: "Reopen",
    icon: "refresh",
    text: ({ attributes }) =>
      `It is open again and counts in the forecast. ${
        attributes.status === "lost"
          ? "The reason for which it was lost is"
          : "The time at which it was won is"
      } removed; the timeline keeps it.`,
    done: "Lead reopened",
    fields: { stage_id: { label: "In the stage", hint: "If empty, the stage in which it was closed." } },
  },
  assign: {
    label: "Assign",
    icon: "user-check",
    text: "The new owner finds it in their own leads. If empty, nobody owns the lead.",
    done: "Lead assigned",
    without: () => ["owner_employee_ids"],
    fields: { owner_employee_id: { label: "Owner", hint: undefined } },
  },
};
