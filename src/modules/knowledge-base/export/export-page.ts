import { booleanKind, choiceKind, getter, onlyValueOf, parameter } from "../../../engine/declare/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { publishFile, SIGNED_URL } from "../../../platform/exports/published-file.ts";
import { zipOf } from "../../../platform/zip/zip-of.ts";
import { subtreeOf } from "../tree/subtree.ts";
import { FORMATS, type Format, filesOf, singleFile } from "./exported-page.ts";
import { fileNameOf, UniqueNames } from "./file-names.ts";

const MEDIA_TYPES = { md: "text/markdown; charset=utf-8", html: "text/html; charset=utf-8" } as const;

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
    yield* filesOf(work, page, path, format);
  }
}

/** A page, or a page with everything below it, as a file. */
export const exportPage = getter("pages", {
  title: "Export",
  description:
    "A link to the page as a file, or with `with_children` to an archive whose folders follow the tree. HTML contains its images, and loads and runs nothing; Markdown with images is an archive, too.",
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
    const isTree = onlyValueOf(parameters.with_children) === true;
    const single = isTree ? null : await singleFile(work, record, format);
    if (single !== null) {
      const file = { fileName: `${name}.${format}`, contentType: MEDIA_TYPES[format], stream: single };
      return { data: await publishFile(work, file) };
    }
    const files = isTree ? filesBelow(work, record.id, format) : filesOf(work, record, name, format);
    const archive = { fileName: `${name}.zip`, contentType: "application/zip", stream: zipOf(files) };
    return { data: await publishFile(work, archive) };
  },
});
