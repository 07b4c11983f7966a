import type { Schema } from "../../../src/engine/schema/schema.ts";
import { closedValuesIn } from "../../../src/platform/reports/closed-values.ts";
import { figureWords } from "../../../src/platform/reports/figure-words.ts";
import { isObject, isOfReport } from "../../../src/platform/reports/report-data.ts";

/** The names of the members in the JSON Schema of a response, as far as tables show them. */
function membersIn(schema: unknown, found: Set<string>): void {
  if (Array.isArray(schema)) for (const one of schema) membersIn(one, found);
  if (!isObject(schema)) return;
  if (isObject(schema.properties))
    for (const name of Object.keys(schema.properties)) if (isOfReport(name)) found.add(figureWords(name));
  for (const inner of Object.values(schema)) membersIn(inner, found);
}

/** What tables and files say of reports: their titles and questions, the names of figures, and values of closed sets. */
export function figureNames({ resources }: Pick<Schema, "resources">): ReadonlySet<string> {
  // The columns of rows within rows name the group around them.
  const names = new Set<string>(["Group"]);
  for (const { getters } of resources.values())
    for (const { title, question, breakdowns, response } of Object.values(getters)) {
      if (question === null) continue;
      names.add(title).add(question);
      for (const breakdown of breakdowns) names.add(breakdown.title);
      membersIn(response, names);
      for (const values of closedValuesIn(response).values())
        for (const value of values) names.add(figureWords(value));
    }
  return names;
}
