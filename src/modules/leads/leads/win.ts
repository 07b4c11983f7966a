import { action, field } from "../../../engine/declare/index.ts";
import { message } from "../../../engine/work/index.ts";
import { close, closingTimeProblem, openWhileOpen } from "./closing.ts";
import { WORKERS } from "./leads.policy.ts";

export const AMOUNT_REQUIRED = "The amount field is required to win a lead.";

/** Wins leads: of one the amount and the time can be given; several keep their amounts. */
export const win = action("leads", {
  title: "Win",
  done: "Won",
  description:
    "Wins the lead. It needs an amount, its own or a given one. Several leads are won now, each with its own amount.",
  grants: [WORKERS],
  parameters: {
    amount: field
      .money({ min: 0, max: 9_999_999_999.99 })
      .describe("The value of the contract; by default the lead's. Only for one lead."),
    won_at: field
      .dateTime()
      .describe("Default: now; not before the lead entered its stage. Only for one lead."),
  },
  reads: ["status"],
  openWhen: openWhileOpen,
  async run({ work, records, level, params, sent, refuse, fail, throwIfRefused }): Promise<undefined> {
    const { amount, won_at: wonAt } = params;
    if (level === "collection") {
      for (const name of ["amount", "won_at"])
        if (sent.has(name)) fail(name, message`The ${name} field is not a parameter of this action.`);
      records.forEach((lead, index) => {
        if (lead.amount === null) refuse(index, AMOUNT_REQUIRED);
      });
    } else if (records[0]!.amount === null && amount === null) fail("amount", AMOUNT_REQUIRED);
    const problem = closingTimeProblem("won_at", wonAt, records, work.now);
    if (problem) fail("won_at", problem);
    throwIfRefused();
    const at = wonAt ?? work.now;
    await close(work, records, "won", at, {
      values: { won_at: at, ...(amount === null ? {} : { amount }) },
    });
  },
});
