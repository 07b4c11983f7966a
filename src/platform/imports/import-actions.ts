import type { FieldBuilder } from "../../engine/declare/field-builder.ts";
import { field } from "../../engine/declare/fields/index.ts";
import type { Getter } from "../../engine/declare/getter.ts";
import { type StandaloneAction, standaloneAction } from "../../engine/declare/standalone-action.ts";
import { EXAMPLE_ULID } from "../../engine/declare/ulid.ts";
import { invalidField } from "../../engine/errors/api-error.ts";
import { counted, joined, message, said, type Text } from "../../engine/errors/message.ts";
import { fieldMessage, MESSAGES } from "../../engine/errors/messages.ts";
import type { StandaloneContext } from "../../engine/work/contexts.ts";
import type { FieldName, ResourceName, Values } from "../../engine/work/records.ts";
import type { UploadedFile } from "../../engine/work/uploaded-file.ts";
import type { ReadOnlyWork, Work } from "../../engine/work/work.ts";
import { servicesOf } from "../services.ts";
import type { DeclaredImport } from "./declared-import.ts";
import type { DuplicateRule } from "./duplicates.ts";
import { readFillIns } from "./fill-ins.ts";
import type { KnownColumns, Mapping } from "./headers.ts";
import { columnsOfIds, type DeclaredColumn, declaredColumns, type ImportColumn } from "./import-column.ts";
import { columnsGetter, templateGetter } from "./import-getters.ts";
import { parametersOf } from "./import-parameters.ts";
import type { ImportReport } from "./import-report.ts";
import { importRows } from "./import-rows.ts";

/** The declaration of the import of a resource. */
export interface ImportOptions<Name extends ResourceName> {
  /** Any of these permissions is required to import, and to undo it. */
  readonly permissions: readonly string[];
  /** The columns in the order of the template. */
  readonly columns: readonly DeclaredColumn<FieldName<Name>>[];
  /** The columns of the workspace's custom fields, after the others. */
  readonly ownColumns?: (work: ReadOnlyWork) => Promise<readonly ImportColumn[]>;
  readonly duplicates?: DuplicateRule<FieldName<Name>>;
  /**
   * Whether rows do not depend on one another, so that up to 100 are written together: no field is unique, no column
   * names a record of the resource, and no rule compares a record with others.
   */
  readonly areIndependent?: boolean;
  /** Runs in the transaction for the records that were created from up to 100 rows, in the order of the file. */
  readonly created?: (work: Work, ids: readonly string[]) => Promise<void>;
  /** Parameters with the names of fields, which are the values of blank cells. */
  readonly blanks?: { readonly [Field in FieldName<Name>]?: FieldBuilder };
  /** The cells of the row in the template with an example, by column. */
  readonly example: Readonly<Record<string, string>>;
}

/** The actions and getters of a resource whose records can be imported. */
export interface Importing {
  readonly standaloneActions: Readonly<Record<"import" | "undo-import", StandaloneAction>>;
  readonly getters: Readonly<Record<string, Getter<string>>>;
}

/**
 * Declares that records of a resource can be created from CSV and XLSX files: the actions `import` and `undo-import`,
 * and the getters `import-columns` and `download-<resource>-csv-template`.
 */
export function importing<const Name extends ResourceName>(
  resource: Name,
  options: ImportOptions<Name>,
): Importing {
  const declared: DeclaredImport = {
    resource,
    permissions: options.permissions,
    example: options.example,
    columns: async (work) => [
      ...declaredColumns(work.resource(resource), options.columns),
      ...((await options.ownColumns?.(work)) ?? []),
    ],
  };
  return {
    standaloneActions: { import: importAction(declared, options), "undo-import": undoAction(declared) },
    getters: {
      "import-columns": columnsGetter(declared),
      [`download-${resource}-csv-template`]: templateGetter(declared),
    },
  };
}

function importAction<Name extends ResourceName>(
  declared: DeclaredImport,
  { columns, duplicates: rule, blanks = {}, created, areIndependent = false }: ImportOptions<Name>,
): StandaloneAction {
  const duplicates: DuplicateRule | null = rule ?? null;
  const fillIns = blanks as Readonly<Record<string, FieldBuilder>>;
  return standaloneAction({
    title: "Import",
    done: "Imported a file.",
    description:
      "Creates a record from each row of a CSV or XLSX file. A dry run reports the same without creating anything.",
    needsCredential: true,
    who: { permissions: declared.permissions, relations: [] },
    takesFile: true,
    parameters: parametersOf(columns, fillIns),
    async run({ work, params, file }: StandaloneContext<Values>) {
      const { resource } = declared;
      const { importRowLimit, importSizeLimit } = servicesOf(work).config;
      if (file!.size > importSizeLimit)
        throw invalidField(
          "file",
          message`The file field must not be greater than ${importSizeLimit / 1024} kilobytes.`,
        );
      work.journal.batchId = work.journal.commitId;
      const report = await importRows({
        ...{ work, resource, params, duplicates, file: file as UploadedFile },
        known: await knownColumns(work, declared),
        mapping: (params.mapping ?? {}) as Mapping,
        maxRows: importRowLimit,
        onDuplicate: params.on_duplicate as "create" | "skip" | "error",
        blanks: await readFillIns(work, fillIns, params),
        isTogether: areIndependent,
        afterCreation: created ?? (async () => undefined),
      });
      if (report.invalid > 0 && params.mode === "all_or_nothing") throw report.error(work.isDryRun);
      const isWritten = !work.isDryRun && report.created.length > 0;
      const data = { ...report.data(isWritten ? work.journal.commitId : null), dry_run: work.isDryRun };
      return { data, message: messageOf(report, work.resource(resource)) };
    },
  });
}

/** The columns that a file can have. Headers of read-only fields are accepted, so that an export can be imported. */
async function knownColumns(work: ReadOnlyWork, declared: DeclaredImport): Promise<KnownColumns> {
  const columns = await declared.columns(work);
  const fields = [...work.resource(declared.resource).fields.values()];
  const ignored = fields.filter(({ managed, hidden }) => managed && !hidden).map(({ name }) => name);
  return { columns: [...columns, ...columnsOfIds(columns)], ignored: new Set(ignored) };
}

function messageOf(report: ImportReport, { singular, plural }: { singular: string; plural: string }): Text {
  const { summary } = report.data(null);
  const parts = [counted(summary.created, singular, plural)];
  if (summary.duplicates > 0)
    parts.push(message`skipped ${counted(summary.duplicates, "duplicate", "duplicates")}`);
  if (summary.invalid > 0) parts.push(message`refused ${counted(summary.invalid, "row", "rows")}`);
  return message`Imported ${joined(parts)}.`;
}

function undoAction({ resource, permissions }: DeclaredImport): StandaloneAction {
  return standaloneAction({
    title: "Undo import",
    done: "Undid the import.",
    description:
      "Deletes what an import created, all or nothing: 409 with `touched` if any of it was changed or is referred to since.",
    needsCredential: true,
    who: { permissions, relations: [] },
    parameters: { import_id: field.string({ max: 26 }).required() },
    example: { import_id: EXAMPLE_ULID },
    async run({ work, params }) {
      const deleted = await work.undoCreations(resource, params.import_id.toUpperCase());
      if (deleted === 0) throw invalidField("import_id", fieldMessage(MESSAGES.selected, "import_id"));
      const { singular, plural: several } = work.resource(resource);
      const what = said(deleted === 1 ? singular : several);
      return {
        data: { deleted },
        message: message`Deleted ${deleted} imported ${what}.`,
      };
    },
  });
}
