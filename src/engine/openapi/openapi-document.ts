import type { JsonSchema } from "../declare/field-type.ts";

/** The parts of OpenAPI 3.1 that are used here; see https://spec.openapis.org/oas/v3.1.0. */
export interface OpenApiDocument {
  readonly openapi: "3.1.0";
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly security: readonly SecurityRequirement[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: Components;
}

export interface Components {
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly headers: Readonly<Record<string, Header>>;
  readonly responses: Readonly<Record<string, Response>>;
  readonly securitySchemes: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export type Reference = { readonly $ref: string };

export type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

export type Method = "get" | "post" | "put" | "patch" | "delete";

export type PathItem = Readonly<Partial<Record<Method, Operation>>>;

/** A right to an operation: with any of the permissions, or else on some rows. */
export interface GrantExtension {
  readonly permissions: readonly string[];
  /** Whether a relation to the record (one's own, a report's) also gives the right. */
  readonly someRows?: true;
  /** The right is limited to these fields; if omitted, to those whose gate the caller may write. */
  readonly fields?: readonly string[];
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly parameters: readonly (Parameter | Reference)[];
  readonly requestBody?: RequestBody;
  readonly responses: Readonly<Record<string, Response | Reference>>;
  readonly security?: readonly SecurityRequirement[];
  /** Who may run the operation, if not everybody: any of these gives the right. */
  readonly "x-grants"?: readonly GrantExtension[];
  /** The actions of an operation one by one, because OpenAPI has one operation for a path and method. */
  readonly "x-actions"?: readonly Readonly<Record<string, unknown>>[];
}

export interface Parameter {
  readonly name: string;
  readonly in: "query" | "path" | "header";
  readonly description?: string;
  readonly required?: boolean;
  readonly style?: "form";
  readonly explode?: boolean;
  readonly schema: JsonSchema;
}

export interface MediaType {
  readonly schema?: JsonSchema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly summary: string; readonly value: unknown }>>;
}

export type Content = Readonly<Record<string, MediaType>>;

export interface RequestBody {
  readonly description?: string;
  readonly required: boolean;
  readonly content: Content;
}

export interface Header {
  readonly description: string;
  readonly required?: boolean;
  readonly schema: JsonSchema;
}

export interface Response {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Reference>>;
  readonly content?: Content;
}
