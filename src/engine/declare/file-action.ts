import type { FileActionContext, GivenParameters } from "../work/contexts.ts";
import type { FileResponse } from "../work/http-response.ts";
import type { NoParameters } from "../work/operand.ts";
import type { Values } from "../work/records.ts";
import type { Parameters } from "./action.ts";
import type { FieldBuilder } from "./field-builder.ts";

/**
 * An action on any number of records that changes nothing and returns a file: the file itself, or `data` with its URL.
 */
export interface FileAction {
  readonly title: string;
  readonly description: string | null;
  /** Whether it is run on one record by its path, on the records that the body names, or on both. */
  readonly levels: readonly ("record" | "collection")[];
  /** Any of these permissions is required; if empty, every caller who may see the records can run it. */
  readonly permissions: readonly string[];
  readonly parameters: Readonly<Record<string, FieldBuilder>>;
  /** Example parameters for the API description, in addition to the required ones. */
  readonly example?: Readonly<Record<string, unknown>>;
  /** The media type of the returned file; null: it returns `data`. */
  readonly contentType: string | null;
  readonly run: (context: FileActionContext<Values>) => Promise<FileResponse | { readonly data: unknown }>;
}

export interface FileActionOptions<Given extends Parameters>
  extends Pick<FileAction, "title" | "contentType">,
    Partial<Omit<FileAction, "title" | "contentType" | "parameters" | "run" | "example">> {
  readonly parameters?: Given;
  readonly example?: { readonly [Parameter in keyof Given]?: unknown };
  readonly run: (
    context: FileActionContext<GivenParameters<Given>>,
  ) => Promise<FileResponse | { readonly data: unknown }>;
}

export const fileAction = <Given extends Parameters = NoParameters>(
  options: FileActionOptions<Given>,
): FileAction =>
  ({
    description: null,
    levels: ["collection"],
    permissions: [],
    parameters: {},
    ...options,
  }) as unknown as FileAction;
