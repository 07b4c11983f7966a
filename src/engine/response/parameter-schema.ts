import type { FieldBuilder } from "../declare/field-builder.ts";
import type { JsonSchema } from "../declare/field-type.ts";
import type { FilterKind } from "../declare/filter.ts";
import type { Parameter } from "../declare/parameter.ts";

/** The parameters of an action as one JSON Schema. */
export function parameterSchema(parameters: Readonly<Record<string, FieldBuilder>>): Record<string, unknown> {
  const fields = Object.entries(parameters).map(([name, builder]) => [name, builder.definition] as const);
  const required = fields.filter(([, field]) => field.required).map(([name]) => name);
  return {
    type: "object",
    additionalProperties: false,
    ...(required.length > 0 ? { required } : {}),
    properties: Object.fromEntries(
      fields.map(([name, field]) => [
        name,
        { ...field.type.schema(), ...(field.description ? { description: field.description } : {}) },
      ]),
    ),
  };
}

/** The query parameters of a getter as one JSON Schema: texts with their formats. */
export const queryParameterSchema = (
  parameters: Readonly<Record<string, Parameter>>,
): Record<string, unknown> => ({
  type: "object",
  properties: Object.fromEntries(
    Object.entries(parameters).map(([name, { kind, description }]) => [
      name,
      { type: "string", format: kind.type, ...optionsSchema(kind), ...(description ? { description } : {}) },
    ]),
  ),
});

/** The options of a parameter: one of them or, if it accepts several, any of them separated by commas. */
function optionsSchema({ options, one }: FilterKind): JsonSchema {
  if (!options) return {};
  if (!one) return { enum: options };
  const option = `(${options.map((value) => String(value).replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("|")})`;
  return { pattern: `^${option}(,${option})*$` };
}
