import { endpoint, listOf, parameter, textKind, valuesOf } from "../../engine/declare/index.ts";
import {
  type ResourceSchema,
  schemaOf,
  searchEverywhere,
  searchedEverywhere,
} from "../../engine/runtime/index.ts";
import {
  fieldLabel,
  fieldMessage,
  invalidField,
  MESSAGES,
  message,
  type Work,
} from "../../engine/work/index.ts";
import { object, listOf as rowsOf, text, textOrNull, url } from "../../platform/figures/response-shapes.ts";

const PER_TYPE = 5;
const MAX_PER_TYPE = 50;
const MAX_LENGTH = 100;
const MAX_WORDS = 10;

const found = object({
  type: { type: "string", description: "The resource of the record, as in its path." },
  id: text,
  title: { ...textOrNull, description: "How the record is called; null if nobody has named it." },
  detail: { ...textOrNull, description: "What tells it from others of the same name, such as an email." },
  links: object({ self: url }),
});

/** `GET /search`: the records of all modules that contain some words, in the sight of the caller. */
export const searchEndpoint = endpoint({
  method: "GET",
  path: "/search",
  title: "Find records of all kinds",
  description:
    "Finds records by name, number, email and what else the search of their list looks in, regardless of case and accents. Every word must occur in a text of the record itself. Returned are the records that the credential sees in the lists, best first: names that equal the text, names that begin with it, names with a word that begins with it, then all others. Of many matches in one resource, the newest 200 are compared. For all of them, use `search` of the list.",
  credential: "required",
  parameters: {
    q: parameter(textKind(), {
      isSingle: true,
      required: true,
      description: `The words to look for, at most ${MAX_WORDS} words and ${MAX_LENGTH} characters.`,
      examples: ["ana pop"],
    }),
    types: parameter(listOf(textKind()), {
      description: "The resources to look in; if absent, all that can be found this way.",
      examples: [["employees", "clients"]],
    }),
  },
  paging: {
    perPage: PER_TYPE,
    rows: `records of each resource, of which there are at most ${MAX_PER_TYPE}`,
  },
  response: object({
    data: rowsOf(found),
    meta: object({
      more: rowsOf(text, "The resources with more matches than were returned."),
    }),
  }),
  async run(context) {
    const { parameters, perPage, baseUrl } = context;
    const wanted = wordsIn(parameters.q.value);
    const { records, more } = await context.read((work) =>
      searchEverywhere(work, {
        text: wanted,
        resources: resourcesNamed(work, valuesOf(parameters.types)),
        perType: Math.min(perPage, MAX_PER_TYPE),
      }),
    );
    const data = records.map(({ type, id, title, detail }) => ({
      ...{ type, id, title, detail },
      links: { self: `${baseUrl}/${type}/${id}` },
    }));
    return { data, meta: { more } };
  },
});

/** @throws 422 if there is nothing to look for, or too much */
function wordsIn(given: string): string {
  if (given === "") throw invalidField("q", fieldMessage(MESSAGES.required, "q"));
  if (given.length > MAX_LENGTH)
    throw invalidField(
      "q",
      message`The ${fieldLabel("q")} field must not have more than ${MAX_LENGTH} characters.`,
    );
  const words = given.split(/\s+/u);
  if (words.length > MAX_WORDS)
    throw invalidField(
      "q",
      message`The ${fieldLabel("q")} field must not have more than ${MAX_WORDS} words.`,
    );
  return words.join(" ");
}

/** The resources to look in. @throws 422 for one that cannot be found this way */
function resourcesNamed(work: Work, names: readonly string[]): ResourceSchema[] {
  const known = searchedEverywhere(schemaOf(work));
  if (names.length === 0) return known;
  return [...new Set(names)].map((name) => {
    const resource = known.find((candidate) => candidate.name === name);
    if (resource) return resource;
    const allowed = known.map((candidate) => candidate.name);
    throw invalidField(
      "types",
      message`${name.slice(0, 100)} cannot be searched for. Allowed: ${allowed.join(", ")}.`,
      allowed,
    );
  });
}
