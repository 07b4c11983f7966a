import type { ResourceSchema } from "../schema/schema.ts";
import type { UploadedFile } from "../work/uploaded-file.ts";
import type { Call } from "./call.ts";
import { parseObject } from "./parse-body.ts";
import { type IncludeTree, parseIncludes } from "./parse-include.ts";
import { refuseUnknown } from "./refuse-unknown.ts";

/** The query parameters of a write. */
export const WRITE_PARAMETERS: ReadonlySet<string> = new Set(["tenant", "dry_run", "related", "include"]);

/** The parsed request to write one record. */
export interface RequestedWrite {
  readonly body: Readonly<Record<string, unknown>>;
  /** The related records to return with the record. */
  readonly includes: IncludeTree;
}

/** The parsed request to create a record. */
export interface RequestedCreation extends RequestedWrite {
  /** The file that came with a multipart body, if the resource takes one. */
  readonly file: UploadedFile | null;
}

/** Parses the creation of a record. @throws 400, 415 or 422 for invalid input */
export function parseCreation(call: Call, { takesFile }: ResourceSchema): RequestedCreation {
  return { ...parseWrite(call), file: takesFile ? (call.request.multipart?.file ?? null) : null };
}

/** Parses the creation or change of a record. @throws 400, 415 or 422 for invalid input */
export function parseWrite({ request, query }: Call): RequestedWrite {
  refuseUnknown({ query }, WRITE_PARAMETERS);
  return { body: parseObject(request), includes: parseIncludes(query) };
}
