import { message, type Words } from "../../../engine/work/index.ts";
import type { Sheet } from "../../../platform/spreadsheets/write-xlsx.ts";
import type { analyticsMeta } from "./analytics-query.ts";
import { type SectionData, sheetOf } from "./export-sheet.ts";

type Meta = ReturnType<typeof analyticsMeta>;

/** The first sheet of an exported workbook: the parameters, and the leads without an exchange rate by section. */
export function parameterSheet(
  { date, currency, as_of, filters }: Meta,
  mode: string,
  sections: readonly (readonly [string, SectionData])[],
  words: Words,
): Sheet {
  const [from, to] = date.map((day) => String(day).slice(0, 10));
  const rows = [
    { parameter: "from", value: from },
    { parameter: "to", value: to },
    { parameter: "currency", value: currency },
    { parameter: "as_of", value: as_of },
    { parameter: "mode", value: mode },
    ...Object.entries(filters).map(([name, chosen]) => ({
      parameter: name,
      value: (chosen as readonly (string | null)[]).map((id) => id ?? "null").join(", "),
    })),
    ...sections.flatMap(([name, { unconverted }]) =>
      unconverted.map(({ currency: from, count, amount }) => ({
        parameter: `unconverted in ${name}`,
        value: words.say(
          amount === null
            ? message`${count} in ${from}, without an amount`
            : message`${count} in ${from}, ${amount}`,
        ),
      })),
    ),
  ];
  return sheetOf("Parameters", { columns: ["parameter", "value"], rows }, currency);
}
