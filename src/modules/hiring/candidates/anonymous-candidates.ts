import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { RecordChanges, Work } from "../../../engine/work/index.ts";
import { voidExports } from "../../../platform/exports/void-exports.ts";
import { eraseFeedbackOn } from "../../performance/index.ts";
import { eraseResponses } from "../../webhooks/index.ts";
import { candidateFiles } from "./candidate-files.ts";
import { eraseWithdrawnHires } from "./withdrawn-hires.ts";

/** What stands in the place of everything personal. Whatever else a candidate has is kept for reports. */
const ERASED = {
  first_name: "Anonymised",
  last_name: "Candidate",
  email: null,
  phone: null,
  address: null,
  linkedin_url: null,
  website: null,
  cover_letter: null,
  notes: null,
  source_detail: null,
  rejection_note: null,
  expected_salary: null,
  expected_salary_currency: null,
  available_from: null,
  consent_until: null,
  consent_text: null,
  consented_at: null,
} satisfies RecordChanges<"candidates">;

/** The same for the fields that follow from others. */
const FOLLOWING = {
  name: `${ERASED.first_name} ${ERASED.last_name}`,
  files: [],
  other_applications_count: 0,
};

/**
 * Erases everything personal of candidates, wherever it can be read. Callers hold `lockLeaving` and have locked the
 * candidates, of whom none is active.
 */
export async function anonymizeCandidates(work: Work, ids: readonly string[]): Promise<void> {
  await candidateFiles.erase(work, ids);
  await eraseWithdrawnHires(work, ids);
  await eraseResponses(work, "feedback", await eraseFeedbackOn(work, "candidates", ids));
  await work.rows(sql`update candidate_stage_history h set note = null
    where h.workspace_id = ${fromContext("workspace")} and h.candidate_id = any(${ids}::text[])`);
  await work.updateAll("candidates", ids, { ...ERASED, anonymized_at: work.now });
  await work.journal.erase("candidates", ids, { ...ERASED, ...FOLLOWING });
  await eraseResponses(work, "candidates", ids);
  await voidExports(work);
}
