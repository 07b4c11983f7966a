import { COMPARED_WITH, endpoint, field } from "../../../engine/declare/index.ts";
import { forbidden, invalidField, message, type Work } from "../../../engine/work/index.ts";
import { count, listOf, object, text, textOrNull } from "../../../platform/figures/response-shapes.ts";
import { homeOf, offeredCards } from "./cards.ts";
import { layoutOf, storeLayout } from "./layout.ts";

const figure = { type: ["integer", "string", "null"] };

const card = object({
  name: text,
  title: text,
  module: { type: "string", description: "The title of the module that declares it." },
  is_hidden: { type: "boolean", description: "A hidden card comes without content." },
  is_overview: {
    type: "boolean",
    description:
      "Whether it has figures of the company, for which there is room beside those of other cards.",
  },
  items: listOf(
    object({
      title: text,
      detail: textOrNull,
      record: { ...object({ type: text, id: text }), type: ["object", "null"] },
      step: {
        ...object({ name: text, is_done: { type: "boolean" } }),
        type: ["object", "null"],
        description:
          "The step of the set-up that the item is, and whether it is done; null for all other items.",
      },
    }),
  ),
  total: { ...count, description: "How many items there are, of which the first are returned." },
  figures: listOf(
    object({
      label: text,
      value: { ...figure, description: "Null: unknown." },
      unit: {
        type: "string",
        description: "`days`, `minutes`, `people`, `leads`, `percent`, or a currency.",
      },
      before: { ...figure, description: "The same figure at an earlier time; null: there is none." },
      compared_with: {
        type: ["string", "null"],
        enum: [...COMPARED_WITH, null],
        description: "The earlier time; null: there is none.",
      },
    }),
  ),
});

const response = object({
  data: listOf(card),
  meta: object({
    celebrates: {
      type: "boolean",
      description:
        "Whether colleagues see your birthday and anniversaries of employment on their home screens.",
    },
  }),
});

/** The home screen as it is now. */
const read = async (work: Work, userId: string) => ({
  data: await homeOf(work, userId),
  meta: { celebrates: (await layoutOf(work, userId)).celebrates },
});

/** The account whose home it is. @throws 403 for a key without the scope `self` */
function callersHome({ actor }: Pick<Work, "actor">): string {
  if (actor.userId === null || !actor.relations.has("self")) throw forbidden("self");
  return actor.userId;
}

/** `GET /home`: everything on the caller's home screen, with one request. */
export const homeEndpoint = endpoint({
  method: "GET",
  path: "/home",
  title: "Read your home screen",
  description:
    "The cards of the caller's home screen in their order, with what they show now. Which there are follows from the modules, the caller's permissions, and whether there is anything to show.",
  credential: "required",
  response,
  run: (context) => context.read((work) => read(work, callersHome(work))),
});

const names = () => field.lines({ max: 100, maxLength: 100 });

/** `PATCH /home`: which cards are hidden, and in which order they are. */
export const arrangeHomeEndpoint = endpoint({
  method: "PATCH",
  path: "/home",
  title: "Arrange your home screen",
  description:
    "Returns the home screen as it is then. Without `hidden`, the same cards are hidden as before, and without `celebrates` your wish stays.",
  credential: "required",
  body: {
    order: names().required().describe("The names of cards, in their order; all others follow."),
    hidden: names().describe("The names of all cards that are hidden."),
    celebrates: field
      .boolean()
      .describe(
        "Whether colleagues see your birthday and anniversaries of employment on their home screens.",
      ),
  },
  example: { order: ["away"], hidden: [] },
  response,
  run: (context) =>
    context.write(async (work) => {
      const userId = callersHome(work);
      const before = await layoutOf(work, userId);
      const { order, hidden, celebrates } = context.params;
      const layout = {
        order,
        hidden: hidden ?? before.hidden,
        celebrates: celebrates ?? before.celebrates,
      };
      checkNames(work, "order", layout.order);
      checkNames(work, "hidden", layout.hidden);
      await storeLayout(work, userId, layout);
      return read(work, userId);
    }),
});

/** @throws 422 for a card that the caller cannot have, and for one that is named twice */
function checkNames(work: Work, member: "order" | "hidden", given: readonly string[]): void {
  const known = offeredCards(work).map(({ name }) => name);
  const unknown = given.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw invalidField(member, message`The ${member} field names the unknown card ${unknown}.`, known);
  if (new Set(given).size < given.length)
    throw invalidField(member, message`The ${member} field names a card twice.`, known);
}
