import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import { hiredAs, hireSomebody } from "../../../../test/support/conformance/hire-somebody.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";
import { addDays } from "../../../engine/declare/index.ts";

/** Employees who have an account: the second has left, and the third has not started yet. */
const present = ({ choosable }: Site): readonly string[] =>
  choosable("employees").filter((_, index) => index !== 1 && index !== 2);

/** The name of the person who answers. */
const RESPONDENT = "Respondent";

export const fixture: Fixture<"feedback-requests"> = {
  body: (n, site) => ({
    employee_id: site.choosable("employees")[0],
    respondent_employee_ids: [present(site)[n % present(site).length]!],
    evaluation_id: site.choosable("evaluations")[0],
    questions: [{ key: `question_${n}`, title: "How is it?", kind: "rating" }],
    due_date: addDays("2027-01-01", n % 300),
  }),
  // The owner of the tests is no employee.
  always: ["employee_id"],
  filterValues: {
    respondent_employee_id: (site) => [present(site)[0]!, present(site).join(",")],
    pending_respondent_id: (site) => [present(site)[0]!, present(site).join(",")],
  },
  exampleParts: {
    respond: ({ questions }) => ({
      answers: Object.fromEntries(
        (questions as readonly { key: string; kind: string }[]).map(({ key, kind }) => [
          key,
          kind === "rating" ? { rating: 4 } : { text: "Well done." },
        ]),
      ),
    }),
  },
  runsAction: {
    respond: (site) => hiredAs(site, RESPONDENT),
    decline: (site) => hiredAs(site, RESPONDENT),
  },
  prepare: requestsInEveryState,
};

/** Creates requests with and without answers and anonymity, and closes or cancels some. */
async function requestsInEveryState(site: Site): Promise<void> {
  const { app, owner, choosable } = site;
  const { id: respondent, caller } = await hireSomebody(site, RESPONDENT);
  // Ids of anonymous answers have the time of the request, and must be older than what the tests create.
  const now = app.clock.now();
  app.clock.set(new Date(now.getTime() - 3_600_000));
  const run = async (by: Pick<Site["owner"], "post">, path: string, body: Record<string, unknown>) => {
    const reply = await by.post(path, body);
    if (reply.status >= 300) throw new Error(`${path} was refused: ${reply.text}`);
    return reply.body.data.id as string;
  };
  await run(caller, "/feedback-requests", {
    respondent_employee_ids: [choosable("employees")[0]],
    message: "How do we work together?",
  });
  for (const steps of [["respond"], ["respond", "close"], ["decline"], ["close"], ["cancel"]]) {
    for (const is_anonymous of [false, true]) {
      const id = await run(owner, "/feedback-requests", {
        employee_id: choosable("employees")[0],
        respondent_employee_ids: steps.length === 1 ? [respondent, choosable("employees")[1]] : [respondent],
        message: `Steps ${steps.join(", ")}`,
        is_anonymous,
      });
      for (const step of steps) {
        if (step === "close" && steps.length > 1) continue;
        const isAnswer = step === "respond" || step === "decline";
        const body = step === "respond" ? { answers: { feedback: { text: "Good" } }, notes: "Fine" } : {};
        await run(isAnswer ? caller : owner, `/feedback-requests/${id}/actions?action=${step}`, body);
      }
    }
  }
  app.clock.set(now);
}
