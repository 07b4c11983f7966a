import { action, fact, field, openWhenEach } from "../../../engine/declare/index.ts";
import type { Text } from "../../../engine/work/index.ts";
import { message, plural } from "../../../engine/work/index.ts";
import { MANAGERS } from "../rights.ts";
import { unless } from "./evaluation-state.ts";
import { CONDUCTORS } from "./evaluations.policy.ts";
import { countResponses } from "./shown-responses.ts";
import { dropOpenResponses, refreshScores } from "./stored-responses.ts";

const facts = {
  expected: fact<number>((alias) => countResponses(alias, "any")),
  submitted: fact<number>((alias) => countResponses(alias, "submitted")),
};

const parameters = {
  force: field
    .boolean()
    .default(false)
    .gate(MANAGERS)
    .describe("Whether to complete it with the responses that are there, of which one is enough."),
};

const missing = (count: number): Text =>
  plural(count, message`${count} response is missing.`, message`${count} responses are missing.`);

export const complete = action("evaluations", {
  title: "Complete",
  done: "Completed",
  description:
    "Ends the evaluation once all assignees have submitted. HR can `force` it with at least one response; the others are no longer expected.",
  grants: [CONDUCTORS],
  parameters,
  checksEachRecord: true,
  reads: ["status"],
  facts,
  openWhen: openWhenEach(({ status, expected, submitted }) => {
    const obstacle = unless(status, "in_progress");
    return obstacle ?? (submitted < expected ? missing(expected - submitted) : null);
  }),
  async run({ work, records, params, refuse, isOpen, throwIfRefused }) {
    for (const [index, { status, responses_submitted_count }] of records.entries()) {
      if (!params.force || status !== "in_progress") await isOpen(index);
      else if (responses_submitted_count === 0) refuse(index, "No response has been submitted.");
    }
    throwIfRefused();
    for (const { id } of records) {
      await dropOpenResponses(work, id);
      await refreshScores(work, id);
      await work.update("evaluations", id, { status: "completed", completed_at: work.now });
    }
    return undefined;
  },
});
