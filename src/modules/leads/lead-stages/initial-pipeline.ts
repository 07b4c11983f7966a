import { initialRecords } from "../../../engine/declare/index.ts";
import { message } from "../../../engine/work/index.ts";

const STAGES = [
  [message`New`, 10],
  [message`Contacted`, 20],
  [message`Qualified`, 40],
  [message`Proposal`, 60],
  [message`Negotiation`, 80],
] as const;

const SOURCES = [
  ...[message`Website`, message`Referral`, message`Outbound`, message`Event`],
  ...[message`Partner`, message`Advertising`, message`Social media`, message`Other`],
];

/** The stages of leads that every workspace starts with. */
export const initialLeadStages = initialRecords("lead-stages", {
  inWords: ["name"],
  records: (say) =>
    STAGES.map(([name, probability], index) => ({ name: say(name), probability, position: index + 1 })),
});

/** The sources of leads that every workspace starts with. */
export const initialLeadSources = initialRecords("lead-sources", {
  inWords: ["name"],
  records: (say) => SOURCES.map((name) => ({ name: say(name) })),
});
