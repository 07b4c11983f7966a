import type { ApiRecord } from "../../../api/records.ts";
import { formatNumber } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";

export type KeyResult = ApiRecord<"goals">["attributes"]["key_results"][number];

/** How a key result is measured. */
export const METRIC_LABELS: Readonly<Record<KeyResult["metric"], string>> = {
  number: t("Number"),
  percent: t("Percent"),
  currency: t("Amount"),
  boolean: t("Done or not"),
};

const MAX_DECIMALS = 4;

/** A value of a key result with its unit: "4 days", "35%", "Done". */
export function valueInWords({ metric, unit }: Pick<KeyResult, "metric" | "unit">, value: number): string {
  if (metric === "boolean") return value === 1 ? t("Done") : t("Not done");
  const number = formatNumber(value, undefined, MAX_DECIMALS);
  if (metric === "percent") return `${number}%`;
  return unit === null ? number : `${number} ${unit}`;
}
