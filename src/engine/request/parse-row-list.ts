import type { RowList } from "../declare/row-list.ts";
import { normalizeText } from "../declare/text.ts";
import { ErrorList } from "../errors/error-list.ts";
import { message } from "../errors/message.ts";
import { fieldMessage } from "../errors/messages.ts";
import { type Operand, valuesOf } from "../work/operand.ts";
import type { Values } from "../work/records.ts";
import type { QueryParameters } from "./parse-query.ts";
import { filtersPath } from "./parse-selection.ts";

/** Parameters of a row list that are not filters. There is only one page, so page parameters have no effect. */
const OTHERS: ReadonlySet<string> = new Set(["search", "tenant", "page", "perPage"]);

/** Parses which rows are requested; returns a predicate. @throws 422 for invalid input */
export function parseRowList(list: RowList, query: QueryParameters): (row: Values) => boolean {
  const errors = new ErrorList();
  const conditions: ((row: Values) => boolean)[] = [];
  for (const [parameter, text] of query) {
    if (OTHERS.has(parameter)) continue;
    const isNegated = parameter.startsWith("-");
    const name = isNegated ? parameter.slice(1) : parameter;
    if (!Object.hasOwn(list.filters, name)) {
      const shown = parameter.slice(0, 100);
      const unknown = message`The ${shown} parameter is unknown. The filters are listed at ${filtersPath(list)}.`;
      errors.add(shown, unknown, Object.keys(list.filters));
      continue;
    }
    const operand = list.filters[name]!.kind.read(text, (template, allowed) =>
      errors.add(parameter, fieldMessage(template, name, "filter"), allowed),
    );
    conditions.push((row) => isMeant(row[name], operand) !== isNegated);
  }
  errors.throwIfAny();
  const words = normalizeText(query.get("search") ?? "")
    .toLowerCase()
    .split(/\s+/u);
  const hasWords = (row: Values): boolean => {
    const text = list.search.map((name) => String(row[name]).toLowerCase()).join("\n");
    return words.every((word) => text.includes(word));
  };
  return (row) => hasWords(row) && conditions.every((condition) => condition(row));
}

const isMeant = (value: unknown, operand: Operand): boolean => valuesOf(operand).includes(value);
