import { type FieldBuilder, field } from "../../../engine/declare/index.ts";
import { message } from "../../../engine/work/index.ts";

/** A reason from a list that the workspace defines. */
export interface Reason {
  readonly key: string;
  readonly label: string;
  readonly is_archived: boolean;
}

const MAX_REASONS = 50;

const key = () =>
  field
    .string({
      max: 50,
      form: (text) => (/^[a-z0-9_]{1,50}$/.test(text) ? null : "The :field field format is invalid."),
      schema: { pattern: "^[a-z0-9_]{1,50}$" },
    })
    .required();

/** A list of 1 to 50 reasons with distinct keys. `needed` describes the reason that it must contain. */
const reasons = <More extends object>(
  more: { readonly [Name in keyof More]: FieldBuilder },
  isNeeded: (reason: Reason & More) => boolean,
  needed: string,
) =>
  field.records<Reason & More>(
    {
      key: key(),
      label: field.string().required(),
      ...more,
      is_archived: field.boolean().default(false),
    } as {
      readonly [Name in keyof (Reason & More)]: FieldBuilder;
    },
    {
      min: 1,
      max: MAX_REASONS,
      check(items, fail) {
        items.forEach((item, index) => {
          if (items.findIndex((other) => other.key === item.key) < index)
            fail("The :field field has a duplicate value.", `${index}.key`);
        });
        if (!items.some((item) => item.is_archived === false && isNeeded(item)))
          fail(message`The :field field must have at least one ${needed}.`);
      },
    },
  );

/** Why leads are lost; a reason can require a note. */
export const lostReasons = () =>
  reasons<{ readonly requires_note: boolean }>(
    { requires_note: field.boolean().default(false) },
    () => true,
    "reason that is not archived",
  ).notNull();

/** Why candidates are not hired: the company rejected them, or they withdrew. */
export const rejectionReasons = () =>
  reasons<{ readonly type: "we_rejected" | "they_withdrew" }>(
    { type: field.choice("we_rejected", "they_withdrew").required() },
    (reason) => reason.type === "we_rejected",
    "reason of the type we_rejected that is not archived",
  ).notNull();
