import { choiceKind, filterOf, listOf, valuesOf } from "../../../engine/declare/index.ts";
import { column, sql } from "../../../engine/sql/index.ts";
import { type Message, message } from "../../../engine/work/index.ts";
import { CONTRACT_TYPES } from "../../organization/index.ts";

export const BENEFIT_CATEGORIES = [
  "health",
  "life_insurance",
  "retirement",
  "meal",
  "wellness",
  "transport",
  "education",
  "family",
  "equipment",
  "other",
] as const;

/** The categories in words, for reports. */
export const CATEGORY_NAMES: Readonly<Record<(typeof BENEFIT_CATEGORIES)[number], Message>> = {
  health: message`Health`,
  life_insurance: message`Life insurance`,
  retirement: message`Retirement`,
  meal: message`Meal`,
  wellness: message`Wellness`,
  transport: message`Transport`,
  education: message`Education`,
  family: message`Family`,
  equipment: message`Equipment`,
  other: message`Other`,
};

/** How often a benefit is charged. */
export const FREQUENCIES = ["monthly", "quarterly", "yearly", "one_time"] as const;

export const CONTRACT_TYPE_NAMES = CONTRACT_TYPES.map(({ name }) => name);

/** Benefits that are offered to any of the contract types; a benefit without contract types is offered to all. */
export const offeredTo = filterOf(listOf(choiceKind(CONTRACT_TYPE_NAMES)), {
  title: "offered to any of the contract types",
  nullable: false,
  condition(alias, operand) {
    const types = column(alias, "eligible_contract_types");
    return sql`(cardinality(${types}) = 0 or ${types} && ${valuesOf(operand)}::text[])`;
  },
});
