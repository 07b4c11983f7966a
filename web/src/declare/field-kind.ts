import type { FieldMetadata, ResourceMetadata } from "../api/metadata.ts";

/** What a number counts, which decides how it is shown and entered. */
export interface NumberKind {
  readonly type: "money" | "minutes" | "hours" | "days" | "percent";
  /** Of money: the field of the same record with its currency. Without it the amount is in the workspace's. */
  readonly currencyField?: string;
}

const MONEY = /(^|_)(amount|salary|price)$|(billed|hourly|monthly|cost)_rate$|^receipt_required_above$/;
/** These are in the currency of the workspace, whatever the record's own is. */
const OWN_CURRENCY = /^(base|cost|net_base|internal_cost)_/;

const KINDS: readonly (readonly [RegExp, NumberKind["type"]])[] = [
  [/(^|_)minutes$/, "minutes"],
  [/_hours(_capacity)?$/, "hours"],
  [/(^|_)percent$/, "percent"],
  [MONEY, "money"],
];

function currencyFieldOf(name: string, { fields }: Pick<ResourceMetadata, "fields">): string | undefined {
  if (OWN_CURRENCY.test(name)) return undefined;
  return [`${name}_currency`, "currency"].find((field) => fields[field]?.type === "currency");
}

/**
 * What a number of the API counts, by the names that the API gives everywhere: `*_minutes`, `*_hours`, `*_percent`,
 * amounts and rates; days where they have parts. Null for other fields and for plain numbers.
 */
export function numberKind(
  field: Pick<FieldMetadata, "name" | "type">,
  metadata: Pick<ResourceMetadata, "fields">,
): NumberKind | null {
  if (field.type !== "integer" && field.type !== "decimal") return null;
  if (field.type === "decimal" && /(^|_)days$/.test(field.name)) return { type: "days" };
  const type = KINDS.find(([pattern]) => pattern.test(field.name))?.[1];
  if (type === undefined) return null;
  const currencyField = type === "money" ? currencyFieldOf(field.name, metadata) : undefined;
  return currencyField === undefined ? { type } : { type, currencyField };
}
