import { Readable } from "node:stream";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { servicesOf } from "../../../platform/services.ts";
import { namedFile } from "../../../platform/storage/named-files.ts";
import { namedFiles, pageFiles } from "../files/page-files.ts";

/** An image of a page as an export contains it. */
export interface PageImage {
  readonly id: string;
  readonly mediaType: string;
  /** The name of its file: "01J….png". */
  readonly fileName: string;
  /** Opens the content; empty if it is damaged, which is logged. */
  readonly open: () => Promise<Readable>;
}

/** The images of a page that a text of it names. */
export async function imagesOf(work: Work, pageId: string, content: string): Promise<PageImage[]> {
  const ids = namedFiles(content);
  if (ids.length === 0) return [];
  const rows = await work.rows<{ id: string; mime_type: string }>(sql`select f.id, f.mime_type
    from page_files f where f.workspace_id = ${fromContext("workspace")} and f.page_id = ${pageId}
      and f.id = any(${ids}::text[]) order by f.id`);
  return rows.map(({ id, mime_type: mediaType }) => ({
    id,
    mediaType,
    fileName: `${id}.${mediaType.split("/")[1]}`,
    async open() {
      const file = await namedFile(work, servicesOf(work), pageFiles.key(work.workspace.id, pageId, id));
      return file?.stream ?? Readable.from([]);
    },
  }));
}

/** Streams a text in which each mark is replaced by the data of an image, read when its turn comes. */
export async function* withData(
  text: string,
  images: ReadonlyMap<string, PageImage>,
): AsyncGenerator<string> {
  let at = 0;
  for (const { index, mark, image } of marksIn(text, images)) {
    yield text.slice(at, index);
    yield `data:${image.mediaType};base64,`;
    yield* inBase64(await image.open());
    at = index + mark.length;
  }
  yield text.slice(at);
}

function* marksIn(text: string, images: ReadonlyMap<string, PageImage>) {
  const marks = [...images.keys()];
  if (marks.length === 0) return;
  for (const { index, 0: mark } of text.matchAll(new RegExp(marks.join("|"), "g")))
    yield { index, mark, image: images.get(mark)! };
}

/** Base64 of a stream: three bytes become four characters, so the rest of a part waits for the next one. */
async function* inBase64(stream: Readable): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const part of stream) {
    const bytes = Buffer.concat([rest, part as Buffer]);
    const whole = bytes.length - (bytes.length % 3);
    yield bytes.toString("base64", 0, whole);
    rest = bytes.subarray(whole);
  }
  yield rest.toString("base64");
}
