import { holds, homeCard, type SetUpStep } from "../../../engine/declare/index.ts";
import { schemaOf } from "../../../engine/runtime/index.ts";
import { ident, join, sql } from "../../../engine/sql/index.ts";
import { message, type Work } from "../../../engine/work/index.ts";

/**
 * What is left to do before people can work in a new workspace, for those who can do it. Facts decide what is done, so
 * that the card goes by itself when nothing is left.
 */
export const setUpCard = homeCard({
  name: "set-up",
  title: message`Set up your workspace`,
  comesFirst: true,
  content: setUp,
});

async function setUp(work: Work) {
  const steps = stepsOf(work);
  if (steps.length === 0) return null;
  const facts = await factsOf(work, steps);
  if (steps.every(({ name }) => facts[name])) return null;
  const items = steps.map(({ name, title, detail }) => ({
    title,
    detail,
    record: null,
    step: { name, is_done: facts[name] ?? false },
  }));
  return { items, total: items.length };
}

/** The steps of all modules that the actor can do, in their order. */
const stepsOf = (work: Work): SetUpStep[] =>
  schemaOf(work)
    .modules.flatMap(({ setUpSteps = [] }) => setUpSteps)
    .filter(({ permission }) => holds(work.actor, permission))
    .sort((one, other) => one.position - other.position);

/** Which steps are done, by name; one statement asks for all. */
async function factsOf(work: Work, steps: readonly SetUpStep[]): Promise<Readonly<Record<string, boolean>>> {
  const columns = steps.map(({ name, isDone }) => sql`(${isDone()}) as ${ident(name)}`);
  const facts = await work.row<Record<string, boolean>>(sql`select ${join(columns, ", ")}`);
  return facts!;
}
