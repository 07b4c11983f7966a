import { Readable } from "node:stream";
import { booleanKind, choiceKind, getter, onlyValueOf, parameter } from "../../../engine/declare/index.ts";
import type { StoredRecord, Work } from "../../../engine/work/index.ts";
import { publishFile, SIGNED_URL } from "../../../platform/exports/published-file.ts";
import { htmlDocument } from "../../../platform/markdown/html-document.ts";
import { zipOf } from "../../../platform/zip/zip-of.ts";
import { subtreeOf } from "../tree/subtree.ts";
import { fileNameOf, UniqueNames } from "./file-names.ts";

const FORMATS = ["md", "html"] as const;
type Format = (typeof FORMATS)[number];

const MEDIA_TYPES = { md: "text/markdown; charset=utf-8", html: "text/html; charset=utf-8" } as const;

type Page = Pick<StoredRecord<"pages">, "title" | "content">;

const fileOf = ({ title, content }: Page, format: Format, language: string): Buffer =>
  Buffer.from(format === "html" ? htmlDocument({ title, content, language }) : `# ${title}\n\n${content}\n`);

/** The pages of a subtree that the caller sees and that are not archived, with their paths: folders follow the tree. */
async function pathsBelow(work: Work, rootId: string): Promise<[id: string, path: string][]> {
  const folders = new Map<string, { path: string; names: UniqueNames }>();
  const top = { path: "", names: new UniqueNames() };
  const paths: [string, string][] = [];
  for (const { id, parent_id, status } of await subtreeOf(work, rootId)) {
    const isRoot = id === rootId;
    const folder = isRoot ? top : folders.get(parent_id ?? "");
    if (!folder || (!isRoot && (status === "archived" || !(await work.sees("pages", id))))) continue;
    const { title } = (await work.find("pages", id))!;
    const path = `${folder.path}${folder.names.take(title)}`;
    folders.set(id, { path: `${path}/`, names: new UniqueNames() });
    paths.push([id, path]);
  }
  return paths;
}

/** The files of a subtree, each read when its turn comes. */
async function* filesBelow(work: Work, rootId: string, format: Format) {
  for (const [id, path] of await pathsBelow(work, rootId)) {
    const page = (await work.find("pages", id))!;
    yield { path: `${path}.${format}`, content: fileOf(page, format, work.workspace.locale) };
  }
}

/** A page, or a page with everything below it, as a file. */
export const exportPage = getter("pages", {
  title: "Export",
  description:
    "A link to the page as a file, or with `with_children` to an archive whose folders follow the tree. HTML loads and runs nothing.",
  level: "record",
  parameters: {
    format: parameter(choiceKind(FORMATS), { isSingle: true, description: "Default: md." }),
    with_children: parameter(booleanKind, {
      isSingle: true,
      description:
        "Whether the pages below it that the caller sees, and that are not archived, are included.",
    }),
  },
  response: SIGNED_URL,
  async run({ work, record, parameters }) {
    const format = onlyValueOf(parameters.format) ?? "md";
    const name = fileNameOf(record.title);
    if (onlyValueOf(parameters.with_children) === true)
      return {
        data: await publishFile(work, {
          fileName: `${name}.zip`,
          contentType: "application/zip",
          stream: zipOf(filesBelow(work, record.id, format)),
        }),
      };
    const content = fileOf(record, format, work.workspace.locale);
    const stream = Readable.from([content]);
    return {
      data: await publishFile(work, {
        fileName: `${name}.${format}`,
        contentType: MEDIA_TYPES[format],
        stream,
      }),
    };
  },
});
