import { type FieldBuilder, fieldOf } from "../../engine/declare/field-builder.ts";
import { sql } from "../../engine/sql/sql.ts";

/**
 * The rank of a record among those of the same column of a board: a number of which only the order means something. It
 * has as many decimals as it takes to stand between two others.
 */
export const rank = (): FieldBuilder<string, "managed"> =>
  fieldOf<string>({
    name: "decimal",
    columnTypes: ["numeric"],
    cast: "numeric",
    filter: null,
    json: (stored) => sql`trim_scale(${stored})`,
    order: (stored) => stored,
    schema: () => ({ type: "number" }),
    read: (_wire, fail) => fail("The :field field cannot be given."),
  })
    .managed()
    .notNull();
