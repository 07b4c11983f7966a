import type { ApiRecord } from "../../api/records.ts";
import type { ActionUi } from "../../declare/action-ui.ts";
import { formatMoney } from "../../format/numbers.ts";
import { t } from "../../messages/t.ts";
import { lostReason } from "./lost-reason.tsx";

type Lead = ApiRecord<"leads">;

const contactName = ({ attributes }: Lead): string =>
  [attributes.contact_first_name, attributes.contact_last_name].filter(Boolean).join(" ");

const LOCKED = t(
  "Its amount, stage, source and expected close can then be changed only after it was reopened.",
);

/** What winning does to the lead, in sentences. */
function winInWords({ attributes: { amount, currency } }: Lead): string {
  if (amount === null) return t("It has no amount yet: enter the value of the contract.");
  return `${t`It counts as won with ${formatMoney(amount, currency)}, unless you enter another value.`} ${LOCKED}`;
}

/** What converting does if nothing is entered, in sentences. */
function conversionInWords(lead: Lead): string {
  const { company_name, client_id, contact_last_name, email, status, amount, currency } = lead.attributes;
  const name = company_name ?? contactName(lead);
  const client =
    client_id !== null
      ? t("The lead is joined to its client.")
      : name === ""
        ? t("The lead has neither a company nor a contact name: select a client, or enter the company first.")
        : t`A new client ${name} is created with the address, website, currency and custom fields of the lead, unless you select one.`;
  const hasContact = contact_last_name !== null || email !== null;
  const contact = hasContact ? t`${contactName(lead) || email} becomes a contact of the client.` : "";
  const won =
    status !== "open"
      ? ""
      : amount === null
        ? t("It has no amount, so it cannot be won with the conversion.")
        : t`The lead is won with ${formatMoney(amount, currency)}.`;
  return [client, contact, won, t("A converted lead cannot be reopened.")].filter(Boolean).join(" ");
}

/** The actions of leads, in their usual order. Each dialog says beforehand what will happen. */
export const leadActions: Readonly<Record<string, ActionUi<Lead>>> = {
  move: {
    label: t("Move"),
    icon: "arrow-right",
    text: t("The time in the present stage ends, and the move is recorded in the timeline."),
    done: t("Lead moved"),
    fields: {
      stage_id: { label: t("To the stage"), hint: undefined },
      note: { label: t("Note"), hint: t("It is kept in the timeline.") },
    },
  },
  win: {
    label: t("Won"),
    icon: "check",
    isPrimary: true,
    title: ({ attributes }) => t`Mark ${attributes.name} as won?`,
    text: winInWords,
    confirm: t("Mark as won"),
    done: t("Lead won"),
    fields: {
      amount: { label: t("Value of the contract"), hint: t("If empty, the amount of the lead.") },
      won_at: { label: t("When"), hint: t("If empty, now.") },
    },
  },
  lose: {
    label: t("Lost"),
    icon: "x",
    title: ({ attributes }) => t`Mark ${attributes.name} as lost?`,
    text: `${t("It leaves the board and the forecast; open tasks and scheduled meetings stay.")} ${LOCKED}`,
    confirm: t("Mark as lost"),
    done: t("Lead lost"),
    isDangerous: true,
    fields: {
      lost_reason: { label: t("Why"), hint: undefined, Input: lostReason.Input },
      lost_reason_note: { label: t("Note"), hint: t("Some reasons require one.") },
      lost_at: { label: t("When"), hint: t("If empty, now.") },
    },
  },
  convert: {
    label: t("Convert"),
    icon: "address-book",
    title: ({ attributes }) => t`Convert ${attributes.name} into a client?`,
    text: conversionInWords,
    confirm: t("Convert"),
    done: t("Lead converted"),
    without: () => ["client", "contact"],
    fields: {
      client_id: { label: t("Existing client"), hint: t("If empty, the lead's client, or a new one.") },
      client_contact_id: { label: t("Existing contact"), hint: undefined, within: "client_id" },
      win: { label: t("Win the lead too"), hint: undefined },
      allow_duplicate: {
        label: t("Create the client even if another one has its name"),
        hint: undefined,
      },
    },
  },
  reopen: {
    label: t("Reopen"),
    icon: "refresh",
    text: ({ attributes }) =>
      attributes.status === "lost"
        ? t(
            "It is open again and counts in the forecast. The reason for which it was lost is removed; the timeline keeps it.",
          )
        : t(
            "It is open again and counts in the forecast. The time at which it was won is removed; the timeline keeps it.",
          ),
    done: t("Lead reopened"),
    fields: {
      stage_id: { label: t("In the stage"), hint: t("If empty, the stage in which it was closed.") },
    },
  },
  assign: {
    label: t("Assign"),
    icon: "user-check",
    text: t("The new owner finds it in their own leads. If empty, nobody owns the lead."),
    done: t("Lead assigned"),
    without: () => ["owner_employee_ids"],
    fields: { owner_employee_id: { label: t("Owner"), hint: undefined } },
  },
};
