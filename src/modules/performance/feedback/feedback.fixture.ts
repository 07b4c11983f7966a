import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import { hireSomebody } from "../../../../test/support/conformance/hire-somebody.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";

const NATURES = ["praise", "constructive", "general"];

const subjects = ({ choosable }: Site): readonly string[] => choosable("employees").slice(0, 2);

export const fixture: Fixture<"feedback"> = {
  body: (n, site) => ({
    feedbackable_type: "employees",
    feedbackable_id: subjects(site)[n % subjects(site).length],
    type: NATURES[n % NATURES.length],
    given_at: new Date(Date.parse("2026-01-01T08:00:00Z") - (n % 900) * 3_600_000).toISOString(),
  }),
  always: ["notes"],
  // Feedback has notes as long as it has no file.
  managed: ["notes"],
  // It is that of a recording, and none is made.
  impossible: ["transcription"],
  filterValues: {
    feedbackable_id: (site) => [subjects(site)[0]!, subjects(site).join(",")],
    employee_id: (site) => [subjects(site)[0]!, subjects(site).join(",")],
  },
  uniform: ["transcription_status"],
  prepare: feedbackOfOthers,
};

/** Before all other feedback, so that the first in the list is by the caller, who may change it. */
const LONG_AGO = "2025-06-01T08:00:00Z";

/** An employee says something about a colleague and about a goal. */
async function feedbackOfOthers(site: Site): Promise<void> {
  const { owner, choosable } = site;
  const { caller: author } = await hireSomebody(site, "Author");
  const [goal] = (await owner.get("/goals?level=company")).body.data;
  const [evaluation] = (await owner.get("/evaluations")).body.data;
  const about = { feedbackable_type: "evaluations", feedbackable_id: evaluation.id };
  const made = await owner.post("/feedback", { ...about, notes: "Prepared" });
  if (made.status !== 201) throw new Error(`The feedback was refused: ${made.text}`);
  for (const body of [
    { feedbackable_id: choosable("employees")[0], type: "praise", notes: "Thank you" },
    { feedbackable_type: "goals", feedbackable_id: goal.id, notes: "Ambitious" },
  ]) {
    const reply = await author.post("/feedback", { ...body, given_at: LONG_AGO });
    if (reply.status !== 201) throw new Error(`The feedback was refused: ${reply.text}`);
  }
}
