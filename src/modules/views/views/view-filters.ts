import { field, isPlainObject } from "../../../engine/declare/index.ts";
import { message } from "../../../engine/work/index.ts";

const MAX_FILTERS = 50;
const MAX_LENGTH = 4_000;

/** The filters of a view, by the names of the list's query parameters; `where` combines some. */
export type ViewFilters = Readonly<Record<string, string>>;

/** The query parameters that filter the list, as texts. Whether the list knows them is checked with the resource. */
export const filtersField = field.json<ViewFilters | undefined>(
  (wire, fail) => {
    if (!isPlainObject(wire)) return void fail("The :field field must be an object.");
    const given = Object.entries(wire);
    if (given.length > MAX_FILTERS)
      return void fail(message`The :field field must not have more than ${MAX_FILTERS} filters.`);
    const wrong = given.filter(([, text]) => typeof text !== "string" || text.length > MAX_LENGTH);
    for (const [name] of wrong)
      fail(message`The :field field must be a text of at most ${MAX_LENGTH} characters.`, name.slice(0, 100));
    return wrong.length > 0 ? undefined : (wire as ViewFilters);
  },
  {
    type: "object",
    maxProperties: MAX_FILTERS,
    additionalProperties: { type: "string", maxLength: MAX_LENGTH },
  },
);
