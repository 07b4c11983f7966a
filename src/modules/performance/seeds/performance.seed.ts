import { BulkLoad } from "../../../engine/runtime/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import type { SeededRandom } from "../../../platform/random/seeded-random.ts";
import { seedFeedback } from "./feedback.seed.ts";
import { seedGoals } from "./goals.seed.ts";
import { seedReviews } from "./reviews.seed.ts";

/**
 * Creates two finished cycles of reviews and a running one, goals and feedback, if there are no evaluations yet. Returns
 * the number of records by resource.
 */
export async function seedPerformance(work: Work, random: SeededRandom): Promise<Record<string, number>> {
  const known = await work.row(
    sql`select 1 from evaluations v where v.workspace_id = ${fromContext("workspace")} limit 1`,
  );
  if (known) return {};
  const load = new BulkLoad(work);
  const evaluations = await seedReviews(work, random, load);
  const goals = await seedGoals(work, random, load);
  const feedback = await seedFeedback(work, random, load);
  await load.finish();
  return { evaluations, goals, ...feedback };
}
