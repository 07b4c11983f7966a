import type { JsonSchema } from "../../../src/engine/declare/field-type.ts";
import type {
  Method,
  OpenApiDocument,
  Operation,
  Reference,
  Response,
} from "../../../src/engine/openapi/openapi-document.ts";
import { SchemaValidator } from "./schema-validator.ts";

/** An HTTP response; `body` is undefined if there is none. */
export interface ResponseToStore {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/**
 * The same schema, but without additional members. Clients must ignore new members, so the description allows them; the
 * server of the same version has to describe everything that it returns.
 */
function closed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closed);
  if (typeof part !== "object" || part === null) return part;
  const entries = Object.entries(part).map(
    ([key, value]) => [key, key === "examples" ? value : closed(value)] as const,
  );
  const isOpen = "properties" in part && !("additionalProperties" in part) && !("propertyNames" in part);
  return {
    ...Object.fromEntries(entries),
    ...(isOpen && (part as JsonSchema).type ? { additionalProperties: false } : {}),
  };
}

/** Checks responses against an API description. */
export class DescribedResponses {
  readonly #document: OpenApiDocument;
  readonly #validator: SchemaValidator;

  constructor(document: OpenApiDocument) {
    this.#document = closed(document) as OpenApiDocument;
    this.#validator = new SchemaValidator(this.#document);
  }

  /** The differences of a response from the description, one per line. `path` is below the API, with or without a query. */
  problems(method: string, path: string, response: ResponseToStore): string[] {
    const described = this.#response(method, path.split("?")[0]!, response.status);
    if (!described) return [`${response.status} is not described`];
    return [...this.#headerProblems(described, response), ...this.#bodyProblems(described, response)];
  }

  #response(method: string, path: string, status: number): Response | undefined {
    const item = this.#itemOf(path);
    const operation: Operation | undefined = item?.[method.toLowerCase() as Method];
    const { responses } = this.#document.components;
    if (!operation)
      return item ? (status === 405 ? responses.MethodNotAllowed : undefined) : responses.NotFound;
    const found = operation.responses[status] ?? operation.responses[`${String(status)[0]}XX`];
    return found && "$ref" in found ? responses[nameOf(found)] : found;
  }

  /** The path whose template matches best: a constant segment precedes a variable. */
  #itemOf(path: string) {
    const segments = path.split("/");
    const fitting = Object.entries(this.#document.paths)
      .map(([template, item]) => ({ parts: template.split("/"), item }))
      .filter(({ parts }) => parts.length === segments.length)
      .filter(({ parts }) => parts.every((part, index) => part.startsWith("{") || part === segments[index]));
    const words = (parts: readonly string[]): number => parts.filter((part) => !part.startsWith("{")).length;
    return fitting.sort((a, b) => words(b.parts) - words(a.parts))[0]?.item;
  }

  #headerProblems({ headers = {} }: Response, response: ResponseToStore): string[] {
    return Object.entries(headers).flatMap(([name, reference]) => {
      const header = this.#document.components.headers[nameOf(reference)]!;
      const value = response.headers.get(name);
      if (value === null) return header.required ? [`the header ${name} is missing`] : [];
      const typed = header.schema.type === "integer" ? Number(value) : value;
      return this.#validator.compile(header.schema)(typed) ? [] : [`the header ${name} is ${value}`];
    });
  }

  #bodyProblems({ content }: Response, { body }: ResponseToStore): string[] {
    if (content && "*/*" in content) return [];
    const schema = content?.["application/json"]?.schema;
    if (schema === undefined) return body === undefined ? [] : ["there is a body where none is described"];
    const validate = this.#validator.compile(schema);
    if (validate(body)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  }
}

const nameOf = ({ $ref }: Reference): string => $ref.split("/").at(-1)!;
