import { message, type Text } from "../../../engine/work/index.ts";
import { LANGUAGES, type Language, wordsIn } from "../../../platform/languages/words-for.ts";
import type { WorkspaceSettings } from "../../../platform/tenancy/settings.ts";

/** The settings of a new workspace that are lists of reasons, with the labels by their keys. */
export const INITIAL_REASONS = {
  lead_lost_reasons: {
    price: message`Price`,
    competitor: message`Competitor`,
    no_budget: message`No budget`,
    no_decision: message`No decision`,
    timing: message`Timing`,
    missing_feature: message`Missing feature`,
    unreachable: message`Unreachable`,
    other: message`Other`,
  },
  candidate_rejection_reasons: {
    skills: message`Skills`,
    experience: message`Experience`,
    culture: message`Culture`,
    position_filled: message`Position filled`,
    other: message`Other`,
    accepted_other_offer: message`Accepted another offer`,
    salary_too_low: message`Salary too low`,
    location: message`Location`,
    no_response: message`No response`,
    personal: message`Personal`,
  },
} as const;

type ReasonLists = Pick<WorkspaceSettings, keyof typeof INITIAL_REASONS>;

/** The label of a reason in a language, if it still has its initial one in another; otherwise as it is. */
function renamedLabel(label: string, initial: Text | undefined, language: Language): string {
  if (initial === undefined) return label;
  const isInitial = LANGUAGES.some((one) => wordsIn(one).say(initial) === label);
  return isInitial ? wordsIn(language).say(initial) : label;
}

/** The lists whose labels change if reasons that have their initial label get it in a language, and how many do. */
export function renamedReasons(
  settings: ReasonLists,
  language: Language,
): { readonly changes: Partial<ReasonLists>; readonly count: number } {
  let count = 0;
  const changes: Partial<Record<keyof ReasonLists, unknown>> = {};
  for (const setting of Object.keys(INITIAL_REASONS) as (keyof ReasonLists)[]) {
    const labels: Readonly<Record<string, Text>> = INITIAL_REASONS[setting];
    const reasons = settings[setting].map((reason) => ({
      ...reason,
      label: renamedLabel(reason.label, labels[reason.key], language),
    }));
    const changed = reasons.filter(({ label }, place) => label !== settings[setting][place]!.label).length;
    if (changed > 0) changes[setting] = reasons;
    count += changed;
  }
  return { changes: changes as Partial<ReasonLists>, count };
}
