import type { Criterion } from "../../organization/index.ts";
import type { Answers, Role } from "../evaluations/form.ts";
import { isFor } from "../evaluations/form.ts";

const rating = (key: string, title: string, weight: number): Criterion => ({
  ...{ key, title, weight, description: null, kind: "rating", is_required: true },
  ...{ answered_by: "all", options: null },
});

const text = (key: string, title: string, answered_by: Criterion["answered_by"]): Criterion => ({
  ...{
    key,
    title,
    answered_by,
    description: null,
    kind: "text",
    is_required: false,
    weight: null,
    options: null,
  },
});

/** The form of the half-year review. */
export const CRITERIA: readonly Criterion[] = [
  rating("results", "Results", 3),
  rating("quality", "Quality of work", 2),
  rating("teamwork", "Teamwork", 2),
  rating("communication", "Communication", 1),
  rating("initiative", "Initiative", 1),
  text("strengths", "What went well?", "all"),
  text("growth", "What should change?", "assignees"),
  text("support", "What do you need from us?", "self"),
];

export const SCALE_LABELS = ["Far below", "Below", "As expected", "Above", "Outstanding"];

const PHRASES: Readonly<Record<string, readonly string[]>> = {
  strengths: [
    "Finished what was promised, also when the plan changed.",
    "Asks early when something is unclear, which has saved us a lot of work.",
    "Clients ask for them by name.",
    "Has made the hand-over between teams much smoother.",
    "Prepares meetings well and keeps them short.",
    "Took over during the holidays, and nothing was left undone.",
  ],
  growth: [
    "Should say no earlier when there is too much at once.",
    "Estimates are too hopeful; two reserves would help.",
    "More of the knowledge should be written down.",
    "Could leave more decisions to others.",
    "Should speak up in larger meetings.",
  ],
  support: [
    "More time for courses.",
    "A regular conversation about priorities.",
    "Fewer parallel projects.",
    "Somebody to practise presentations with.",
  ],
};

/** What somebody answers: ratings that differ little from the usual level of the person, and some remarks. */
export function answersAt(
  level: number,
  role: Role,
  random: {
    integer(from: number, to: number): number;
    chance(p: number): boolean;
    pick<T>(items: readonly T[]): T;
  },
): Answers {
  const answers: Record<string, Answers[string]> = {};
  for (const criterion of CRITERIA) {
    const difference = random.integer(-7, 7) / 10;
    const remark = random.pick(PHRASES[criterion.key] ?? [""]);
    const isSaid = random.chance(0.7);
    if (!isFor(criterion, role)) continue;
    if (criterion.kind === "rating")
      answers[criterion.key] = { score: Math.min(5, Math.max(1, Math.round(level + difference))) };
    else if (isSaid) answers[criterion.key] = { text: remark };
  }
  return answers;
}

export const SUMMARIES = [
  "A strong half-year. We agreed on one larger responsibility for the next one.",
  "Solid work with steady progress; the next step is to plan further ahead.",
  "The goals were met. We agreed on more exchange with the other teams.",
  "A difficult start and a good end; we will look at the workload every month.",
];

export const PRIVATE_NOTES = ["Ready for the next level within a year.", "Keep an eye on the workload."];

export const ACKNOWLEDGEMENTS = ["Thank you for the good conversation.", "I agree.", null, null];
