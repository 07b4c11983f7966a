import { raw, type Sql, sql } from "../sql/sql.ts";
import type { Operand } from "../work/operand.ts";

/** The operand of a text that is invalid. */
export const NOTHING: Operand<never> = { kind: "any", values: [] };

/**
 * Compares one expression with values of one SQL type. The planner does not look at the values of a list, and expects
 * ten of them; a list with a single value is therefore compared with `=`.
 */
export function comparison(cast: string, fold: (text: Sql) => Sql = (text) => text) {
  const one = (value: unknown): Sql => fold(sql`${value}${raw(`::${cast}`)}`);
  return (expression: Sql, operand: Operand): Sql => {
    const compared = fold(expression);
    switch (operand.kind) {
      case "equals":
        return sql`${compared} = ${one(operand.value)}`;
      case "between":
        return sql`${compared} between ${one(operand.from)} and ${one(operand.to)}`;
      case "any":
        if (operand.values.length === 1) return sql`${compared} = (select ${one(operand.values[0])})`;
        return sql`${compared} = any(array(select ${fold(raw("listed"))} from unnest(${operand.values}${raw(`::${cast}[]`)}) listed))`;
      case "empty":
        return sql`${expression} is null`;
    }
  };
}
