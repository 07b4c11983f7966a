import type { FileActionContext, GivenParameters } from "../work/contexts.ts";
import type { FileResponse } from "../work/http-response.ts";
import type { Parameters } from "./action.ts";
import type { FieldBuilder } from "./field-builder.ts";

/**
 * An action on any number of records that changes nothing and returns a file about them: the file itself, or `data`
 * with its address.
 */
export interface FileAction {
  readonly title: string;
  readonly description: string | null;
  /** Any of these permissions is needed; if empty, it is open to everybody who sees the records. */
  readonly permissions: readonly string[];
  readonly parameters: Readonly<Record<string, FieldBuilder>>;
  /** Parameters for the API description, beside those that are required. */
  readonly example?: Readonly<Record<string, unknown>>;
  /** The media type of the file that is returned; null: `data` is. */
  readonly contentType: string | null;
  readonly run: (context: FileActionContext) => Promise<FileResponse | { readonly data: unknown }>;
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

export const fileAction = <Given extends Parameters = Parameters>(
  options: FileActionOptions<Given>,
): FileAction =>
  ({ description: null, permissions: [], parameters: {}, ...options }) as unknown as FileAction;
