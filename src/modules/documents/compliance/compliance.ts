import { dayOnTheWire, getter, integerKind, onlyValueOf, parameter } from "../../../engine/declare/index.ts";
import { type GetterContext, invalidField, message } from "../../../engine/work/index.ts";
import { grouped } from "../../../platform/figures/grouped.ts";
import {
  count,
  links,
  listOf,
  moment,
  object,
  text,
  textOrNull,
} from "../../../platform/figures/response-shapes.ts";
import { roundRatio } from "../../../platform/figures/round-ratio.ts";
import { amongIds } from "../../../platform/links/narrow-filters.ts";
import { VIEWERS } from "../rights.ts";
import { type Pair, pairRows, STATES, type State } from "./pair-rows.ts";

const DEFAULT_DAYS = 30;
const MAX_DAYS = 365;

/** The states in which there is a document. */
const WITH_DOCUMENT = STATES.filter((state) => state !== "missing");

const parameters = {
  days: parameter(integerKind, {
    isSingle: true,
    description: `How many days before its end a document counts as expiring: 0 to ${MAX_DAYS}, default ${DEFAULT_DAYS}.`,
    examples: [DEFAULT_DAYS],
  }),
};

type Context = GetterContext<"documents", typeof parameters>;

const inState = (pairs: readonly Pair[], state: State): readonly Pair[] =>
  pairs.filter((pair) => pair.state === state);

const countsOf = (pairs: readonly Pair[]) => ({
  pairs: pairs.length,
  ...(Object.fromEntries(STATES.map((state) => [state, inState(pairs, state).length])) as Record<
    State,
    number
  >),
});

/** The URL of the documents by which the pairs are in a state. */
function documentsLink(pairs: readonly Pair[], { link }: Context): string | null {
  const filters = amongIds(
    { documentable_type: "employees" },
    "id",
    pairs.map(({ document_id }) => document_id!),
  );
  return filters && link("documents", filters);
}

/** The URL of the employees of pairs of one type. */
function employeesLink(pairs: readonly Pair[], { link }: Context): string | null {
  const filters = amongIds(
    { status: "active" },
    "id",
    pairs.map(({ employee_id }) => employee_id),
  );
  return filters && link("employees", filters);
}

function typeRows(pairs: readonly Pair[], context: Context) {
  return [...grouped(pairs, (pair) => pair.type_id)]
    .map(([id, ofType]) => ({
      id,
      name: ofType[0]!.type_name,
      ...countsOf(ofType),
      links: {
        pairs: employeesLink(ofType, context),
        ...Object.fromEntries(STATES.map((state) => [state, employeesLink(inState(ofType, state), context)])),
      },
    }))
    .sort((a, b) => a.name.localeCompare(b.name, "en") || (a.id < b.id ? -1 : 1));
}

async function run(context: Context) {
  const days = Number(onlyValueOf(context.parameters.days) ?? DEFAULT_DAYS);
  if (days < 0 || days > MAX_DAYS)
    throw invalidField("days", message`The days parameter must be between 0 and ${MAX_DAYS}.`);
  const pairs = await pairRows(context, days);
  const counts = countsOf(pairs);
  return {
    data: {
      ...counts,
      compliant_rate: roundRatio((counts.valid + counts.expiring) * 100, counts.pairs, 2),
      links: Object.fromEntries(
        WITH_DOCUMENT.map((state) => [state, documentsLink(inState(pairs, state), context)]),
      ),
      by_type: typeRows(pairs, context),
      items: pairs
        .filter(({ state }) => state !== "valid")
        .map(({ type_name: _, end_date, ...pair }) => ({
          ...pair,
          end_date: end_date && dayOnTheWire(end_date),
        })),
    },
  };
}

const COUNTS = Object.fromEntries(["pairs", ...STATES].map((name) => [name, count]));

/** Who has the documents that are required, and who lacks some. */
export const compliance = getter("documents", {
  title: "Compliance",
  question: "Which documents are missing or end soon?",
  breakdowns: [
    { title: "Documents", parts: ["valid", "expiring", "awaiting", "expired", "missing"], whole: "pairs" },
  ],
  description:
    "For each active employee and each required type that applies to the contract: whether there is a valid document, one that expires within some days, one that is not signed yet, only expired ones, or none. Takes the filters of employees.",
  permissions: [VIEWERS],
  parameters,
  takesFilters: true,
  filtersOf: "employees",
  response: object({
    ...COUNTS,
    compliant_rate: {
      type: ["number", "null"],
      description: "The percentage of pairs that are valid or expiring; null without pairs.",
    },
    links: links(...WITH_DOCUMENT),
    by_type: listOf(object({ id: text, name: text, ...COUNTS, links: links("pairs", ...STATES) })),
    items: listOf(
      object({
        employee_id: text,
        employee_name: text,
        type_id: text,
        state: { type: "string", enum: STATES.filter((state) => state !== "valid") },
        document_id: textOrNull,
        end_date: { ...moment, type: ["string", "null"] },
      }),
      "Every pair that is not valid, the worst first, then by name.",
    ),
  }),
  run,
});
