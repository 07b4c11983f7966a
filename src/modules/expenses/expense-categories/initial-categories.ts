import { initialRecords } from "../../../engine/declare/index.ts";
import { message } from "../../../engine/work/index.ts";

const PLAIN = [
  message`Travel`,
  message`Accommodation`,
  message`Meals`,
  message`Office supplies`,
  message`Software`,
  message`Training`,
];

const EMPTY = { code: null, description: null, receipt_required_above: null, limit_amount: null };

/** The expense categories that every workspace starts with; mileage is the one of the kind unit. */
export const initialCategories = initialRecords("expense-categories", {
  inWords: ["name"],
  records: (say) => [
    ...PLAIN.map((name) => ({ ...EMPTY, name: say(name), kind: "amount" as const })),
    { ...EMPTY, name: say(message`Mileage`), kind: "unit" as const, unit_name: "km", unit_price: "0.3000" },
  ],
});
