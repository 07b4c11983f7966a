import { DELIVERIES, endpoint, field } from "../../../engine/declare/index.ts";
import { schemaOf } from "../../../engine/runtime/index.ts";
import { notFound } from "../../../engine/work/index.ts";
import { listOf, object, text } from "../../../platform/figures/response-shapes.ts";
import { callersAccount, choose, ownChoices } from "./own-choices.ts";

const choice = object({
  kind: text,
  title: text,
  description: text,
  module: { type: "string", description: "The title of the module." },
  delivery: {
    type: "string",
    enum: [...DELIVERIES],
    description:
      "`none`: not at all; `in_app`: only in the web UI; `mail`: there, and by mail at once; `digest`: there, and in one mail in the morning of a working day.",
  },
  is_shareable: { type: "boolean", description: "Whether channels of the workspace can have it." },
  is_chosen: { type: "boolean", description: "False: it is the default of the kind." },
});

/** `GET /notification-choices`: of what the caller can be notified, and how. */
export const choicesEndpoint = endpoint({
  method: "GET",
  path: "/notification-choices",
  title: "Read how you are notified",
  description: "The kinds of notification with the caller's choice for each, in the order of the modules.",
  credential: "required",
  response: object({ data: listOf(choice) }),
  run: (context) => context.read(async (work) => ({ data: await ownChoices(work) })),
});

/** `PATCH /notification-choices/{kind}`: how the caller is notified of one kind from now on. */
export const choiceEndpoint = endpoint({
  method: "PATCH",
  path: "/notification-choices/:kind",
  title: "Choose how you are notified",
  description: "Applies to what happens from now on. What waits for a digest stays in it.",
  credential: "required",
  body: {
    delivery: field
      .choice(...DELIVERIES)
      .required()
      .describe("How the caller is notified of this kind."),
  },
  response: object({ data: choice }),
  run: (context) =>
    context.write(async (work) => {
      const { kind } = context.path;
      if (!schemaOf(work).notifications.has(kind)) throw notFound();
      await choose(work, callersAccount(work), kind, context.params.delivery);
      const choices = await ownChoices(work);
      return { data: choices.find((one) => one.kind === kind) };
    }),
});
