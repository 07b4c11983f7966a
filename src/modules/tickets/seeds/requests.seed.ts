import type { StoredRecord } from "../../../engine/work/index.ts";

type Ticket = StoredRecord<"tickets">;

/** A kind of request, and what agents say about it. */
export interface SeededRequest {
  readonly subject: string;
  readonly description: string;
  readonly type: Ticket["type"];
  readonly response: string;
  readonly solution: string;
}

/** Requests of colleagues and of customers. */
export const REQUESTS: readonly SeededRequest[] = [
  {
    subject: "The scanner on the second floor is offline",
    description: "It was working yesterday. The display shows no network.",
    type: "incident",
    response: "Thank you, we will have a look at it before noon.",
    solution: "The network cable was loose. It has been replaced.",
  },
  {
    subject: "I cannot sign in to the customer portal",
    description: "The portal says that my account is locked after three attempts.",
    type: "incident",
    response: "We have unlocked the account. Please try again with a new password.",
    solution: "The password was reset and the sign-in works again.",
  },
  {
    subject: "Access to the shared calendar of the sales team",
    description: "I joined the team on Monday and would like to see its calendar.",
    type: "request",
    response: "We have asked the team lead to approve it.",
    solution: "Access has been granted.",
  },
  {
    subject: "How do I export invoices of last year?",
    description: "Our auditor needs them as a spreadsheet.",
    type: "question",
    response: "There is an export under Invoices. We will send you a short guide.",
    solution: "The guide was sent, and the export worked.",
  },
  {
    subject: "The newsletter form does not send a confirmation",
    description: "Three customers wrote that they received no email.",
    type: "problem",
    response: "We see the same in the log of the mail server and are looking for the cause.",
    solution: "The sender's address was missing in the new template. It has been added.",
  },
  {
    subject: "A second monitor for my desk",
    description: "I compare documents all day and would be faster with two screens.",
    type: "request",
    response: "We have one in stock and will bring it tomorrow.",
    solution: "The monitor has been installed.",
  },
  {
    subject: "Search in the shop returns no results for umlauts",
    description: "Searching for Möbel finds nothing, while Moebel finds twelve articles.",
    type: "problem",
    response: "Thank you for the example. The developers are working on it.",
    solution: "The search ignores accents and umlauts since the release of last night.",
  },
  {
    subject: "The report of October shows two totals",
    description: "The total on the first page differs from the one in the table.",
    type: "incident",
    response: "Could you send us the file, please?",
    solution: "The first page counted drafts too. The report has been corrected.",
  },
];

/** People at customers who write emails and have no record. */
export const CUSTOMERS = [
  ["Maria Silva", "maria.silva@atlantic.example"],
  ["Jonas Weber", "jonas.weber@nordlicht.example"],
  ["Elena Marin", "elena.marin@carpathia.example"],
  ["Pierre Laurent", "p.laurent@montblanc.example"],
  ["Sofia Rossi", "sofia.rossi@helvia.example"],
] as const;
