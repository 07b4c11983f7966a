import type { ResourceName } from "../../engine/work/records.ts";
import type { ReadOnlyWork } from "../../engine/work/work.ts";
import type { ImportColumn } from "./import-column.ts";

/** An import as it is declared, with its columns in a workspace. */
export interface DeclaredImport {
  readonly resource: ResourceName;
  readonly permissions: readonly string[];
  readonly example: Readonly<Record<string, string>>;
  columns(work: ReadOnlyWork): Promise<ImportColumn[]>;
}
