import type { FilterFail } from "../declare/filter.ts";
import type { Parameter } from "../declare/parameter.ts";
import type { ErrorList } from "../errors/error-list.ts";
import { fieldMessage } from "../errors/messages.ts";
import type { Operand } from "../work/operand.ts";
import { calendarOf, type QueryCall } from "./call.ts";

/** Reads the declared parameters of a query and reports every problem. */
export function readQueryParameters(
  call: QueryCall,
  declared: Readonly<Record<string, Parameter>>,
  errors: ErrorList,
): Record<string, Operand | undefined> {
  const calendar = calendarOf(call);
  const read: Record<string, Operand | undefined> = {};
  for (const [name, { kind, required, isSingle }] of Object.entries(declared)) {
    const text = call.query.get(name);
    const fail: FilterFail = (template, allowed) =>
      errors.add(name, fieldMessage(template, name, "parameter"), allowed);
    if (text === undefined) {
      if (required) fail("The :field :what is required.");
    } else if (text.trim() === "") fail("The :field :what must have a value.");
    else {
      const operand = kind.read(text, fail, isSingle ? undefined : calendar);
      if (isSingle && operand.kind === "between") fail("The :field :what takes one value, not a pair.");
      else read[name] = operand;
    }
  }
  return read;
}
