import type { Fixture } from "../../../../test/support/conformance/fixture.ts";

export const fixture: Fixture<"evaluation-types"> = {
  body: (n) => ({
    criteria: [
      { key: `question_${n}`, title: "How was it?", weight: 2.5 },
      { key: "pick", title: "Which?", kind: "choice", options: ["this", "that"], is_required: false },
    ],
    scale_labels: ["one", "two", "three", "four", `five ${n}`],
  }),
  together: { scale_labels: { scale_max: 5 } },
  emptiedWith: { scale_max: { scale_labels: null } },
  uniform: ["is_used"],
};
