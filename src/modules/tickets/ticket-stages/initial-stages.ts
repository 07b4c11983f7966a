import { initialRecords } from "../../../engine/declare/index.ts";
import { message } from "../../../engine/work/index.ts";

const STAGES = [
  [message`New`, "open"],
  [message`In progress`, "open"],
  [message`Waiting for customer`, "pending"],
  [message`Resolved`, "resolved"],
] as const;

/** The stages of tickets that every workspace starts with. */
export const initialTicketStages = initialRecords("ticket-stages", {
  inWords: ["name"],
  records: (say) =>
    STAGES.map(([name, category], index) => ({ name: say(name), category, position: index + 1 })),
});
