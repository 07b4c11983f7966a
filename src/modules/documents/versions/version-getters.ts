import {
  getter,
  integerKind,
  momentOnTheWire,
  onlyValueOf,
  parameter,
} from "../../../engine/declare/index.ts";
import { invalidField, notFound } from "../../../engine/work/index.ts";
import { signFile } from "../../../platform/exports/published-file.ts";
import {
  count,
  listOf,
  moment,
  object,
  text,
  textOrNull,
  url,
} from "../../../platform/figures/response-shapes.ts";
import { fileKey, versionsOf } from "./stored-versions.ts";

/** A URL of the file of a document. */
export const download = getter("documents", {
  title: "Download",
  description: "A signed URL of the present file, or of an earlier version; 404 without a file.",
  level: "record",
  parameters: {
    version: parameter(integerKind, {
      isSingle: true,
      description: "Default: the present one.",
      examples: [1],
    }),
  },
  response: object({
    url: { ...url, description: "Needs no credential and is valid until expires_at." },
    expires_at: moment,
    file_name: text,
    version: count,
    checksum: text,
  }),
  async run({ work, record, parameters }) {
    if (record.version === 0) throw notFound();
    const wanted = Number(onlyValueOf(parameters.version) ?? record.version);
    const found = (await versionsOf(work, record.id)).find(({ version }) => version === wanted);
    if (!found) throw invalidField("version", "The selected version is invalid.");
    const { file_name, mime_type, version, checksum } = found;
    const key = fileKey(work.workspace.id, record.id, found.file_id);
    const link = signFile(work, { key, fileName: file_name, contentType: mime_type });
    return { data: { ...link, file_name, version, checksum } };
  },
});

/** All files that a document ever had. */
export const versions = getter("documents", {
  title: "Versions",
  description: "All files that the document ever had, newest first.",
  level: "record",
  response: listOf(
    object({
      version: count,
      file_name: text,
      mime_type: text,
      size: count,
      checksum: text,
      note: textOrNull,
      created_by: { ...textOrNull, description: "The employee; null for an account without one." },
      created_at: moment,
    }),
  ),
  async run({ work, record }) {
    const all = await versionsOf(work, record.id);
    return {
      data: all.map(({ file_id: _, created_at, ...version }) => ({
        ...version,
        created_at: momentOnTheWire(created_at),
      })),
    };
  },
});
