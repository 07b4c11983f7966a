import type { Values, Work } from "../../../engine/work/index.ts";
import type { SeededRandom } from "../../../platform/random/seeded-random.ts";
import type { Applicant } from "./applicants.seed.ts";
import type { HiringCompany } from "./hiring-company.seed.ts";
import { GOOD_IMPRESSIONS, POOR_IMPRESSIONS } from "./job-texts.seed.ts";

/** The stage from which interviewers have seen a candidate. */
const INTERVIEW = 2;
/** At most so many candidates of a load are described, so that large loads remain about candidates. */
const MAX_DESCRIBED = 400;

/** Invents what interviewers said about those whom they met, as feedback. */
export function impressionsOf(
  work: Work,
  random: SeededRandom,
  { colleagues }: HiringCompany,
  part: readonly Applicant[],
): (Values & { readonly id: string })[] {
  if (colleagues.length === 0) return [];
  const met = part.filter(
    ({ candidate, intervals }) =>
      candidate.anonymized_at === null &&
      intervals.some(({ stage, to }) => stage === INTERVIEW && to !== null),
  );
  return met.slice(0, MAX_DESCRIBED).flatMap(({ candidate, intervals }) => {
    const interview = intervals.find(({ stage }) => stage === INTERVIEW)!;
    const isGood = interview.exit === "moved" || interview.exit === "hired";
    return random.sample(colleagues, random.integer(1, 2)).map((author) => ({
      id: work.newId(),
      ...{ feedbackable_type: "candidates", feedbackable_id: candidate.id, subject_employee_id: null },
      ...{
        evaluation_id: null,
        goal_id: null,
        feedback_request_id: null,
        is_anonymous: false,
      },
      ...{ author_user_id: author.user_id, author_employee_id: author.id },
      ...{ type: isGood ? "praise" : "general", is_visible_to_employee: false },
      notes: random.pick(isGood ? GOOD_IMPRESSIONS : POOR_IMPRESSIONS),
      given_at: interview.to,
    }));
  });
}
