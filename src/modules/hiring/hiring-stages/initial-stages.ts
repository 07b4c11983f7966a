import { initialRecords } from "../../../engine/declare/index.ts";
import { message } from "../../../engine/work/index.ts";

const STAGES = [
  message`Applied`,
  message`Screening`,
  message`Interview`,
  message`Assessment`,
  message`Offer`,
];

/** The stages of candidates that every workspace starts with. */
export const initialHiringStages = initialRecords("hiring-stages", {
  inWords: ["name"],
  records: (say) => STAGES.map((name, index) => ({ name: say(name), position: index + 1 })),
});
