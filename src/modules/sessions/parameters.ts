import { type FieldBuilder, field } from "../../engine/declare/index.ts";
import { parseObject, type RequestContext, readParameters } from "../../engine/runtime/index.ts";
import { ErrorList, type Values } from "../../engine/work/index.ts";

/** The query parameters of an endpoint that writes. */
export const WRITE_PARAMETERS: ReadonlySet<string> = new Set(["tenant", "dry_run"]);

/** A password that is checked against the stored one, whatever its form. */
export const passwordParameter = () =>
  field
    .json((wire, fail) => (typeof wire === "string" ? wire : fail("The :field field must be a string.")), {
      type: "string",
      format: "password",
    })
    .required()
    .secret();

/** A code of the device, or a recovery code. */
export const codeParameter = () => field.string({ max: 64 }).secret();

/** Reads the body of an endpoint. @throws 422 with every failing field. */
export function readBody(context: RequestContext, declared: Readonly<Record<string, FieldBuilder>>): Values {
  const errors = new ErrorList();
  const { values } = readParameters(declared, parseObject(context.request), [], context.workspace, errors);
  errors.throwIfAny();
  return values;
}
