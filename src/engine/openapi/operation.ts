import type { ResourceSchema } from "../schema/schema.ts";
import { readFailures, writeFailures } from "./error-responses.ts";
import { operationId, parameterRef, responseRef } from "./names.ts";
import type {
  GrantExtension,
  Operation,
  Parameter,
  Reference,
  RequestBody,
  Response,
} from "./openapi-document.ts";
import { SESSION_ONLY } from "./security.ts";
import type { SharedParameter } from "./shared-parameters.ts";

interface Wanted {
  /** The part of the operation id after the resource. */
  readonly id: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: RequestBody;
  readonly "x-grants"?: readonly GrantExtension[];
  readonly security?: Operation["security"];
  /** The successful response. */
  readonly success: readonly [status: 200 | 201 | 204, Response | Reference];
  /** Responses, by status, that only operations of this kind have. */
  readonly otherwise?: Readonly<Record<string, Reference>>;
}

export const shared = (...names: readonly SharedParameter[]): Reference[] => names.map(parameterRef);

/** The path of one record. For a singleton it contains no id. */
export const recordPath = ({ name, isSingleton }: ResourceSchema): string =>
  isSingleton ? `/${name}` : `/${name}/{id}`;

/** The parameters of that path. */
export function recordParameters({ key, isSingleton }: ResourceSchema): Reference[] {
  if (isSingleton) return [];
  return shared(key === "ulid" ? "recordId" : "integerRecordId");
}

function operation(
  resource: ResourceSchema,
  { id, parameters = [], success: [status, response], otherwise = {}, ...rest }: Wanted,
  failures: Readonly<Record<string, Reference>>,
): Operation {
  return {
    operationId: operationId(resource, ...id),
    tags: [resource.module.title],
    ...rest,
    parameters: [...parameters, ...shared("tenant")],
    responses: { [status]: response, ...otherwise, ...failures },
  };
}

/** An operation that only reads. */
export const reading = (resource: ResourceSchema, wanted: Wanted): Operation =>
  operation(resource, wanted, readFailures);

/** An operation that writes and accepts dry runs. */
export const writing = (
  resource: ResourceSchema,
  { parameters = [], ...wanted }: Wanted,
  ...headers: SharedParameter[]
): Operation =>
  operation(
    resource,
    {
      ...wanted,
      parameters: [...parameters, ...shared("dryRun", ...headers)],
      ...(resource.refusesKeys === null ? {} : { security: SESSION_ONLY }),
    },
    writeFailures,
  );

/** A write by POST, which accepts an Idempotency-Key. */
export const posting = (resource: ResourceSchema, wanted: Wanted): Operation =>
  writing(resource, wanted, "idempotencyKey");

/** A write to one record that accepts a precondition. */
export const guarded = (resource: ResourceSchema, wanted: Wanted, ...headers: SharedParameter[]): Operation =>
  writing(
    resource,
    { ...wanted, otherwise: { 412: responseRef("PreconditionFailed") } },
    "ifMatch",
    ...headers,
  );

/** A write to several records that accepts a precondition for each. */
export const guardedMany = (resource: ResourceSchema, wanted: Wanted): Operation =>
  writing(resource, { ...wanted, otherwise: { 412: responseRef("PreconditionFailed") } }, "ifMatchOfMany");
