import { action, openWhenEach } from "../../../engine/declare/index.ts";
import { message } from "../../../engine/work/index.ts";
import { startOf } from "../../../platform/files/buffer-content.ts";
import { imageKind } from "../../../platform/images/image-kind.ts";
import { EDITORS } from "../pages/page-sight.ts";
import { mayChange, stateFacts } from "../pages/page-state.ts";
import { pageFiles } from "./page-files.ts";

const MAX_BYTES = 10 * 1024 * 1024;

/** Stores an image for the text of a page, which then names it. */
export const addImage = action("pages", {
  title: "Add image",
  done: "Added an image to",
  description: `PNG, JPEG, GIF or WebP, at most 10 MiB; at most ${pageFiles.options.max} for one page. A text shows it with \`![description](files/<id>)\`. An image that no version of the page has named after seven days is deleted.`,
  levels: ["record"],
  takesFile: true,
  maxFileBytes: MAX_BYTES,
  grants: [EDITORS],
  reads: ["status"],
  facts: stateFacts,
  openWhen: openWhenEach(async (page, work) => {
    const { length } = await pageFiles.ids(work, page.id);
    const obstacle = mayChange(page);
    if (obstacle !== null || length < pageFiles.options.max) return obstacle;
    return [["file", message`The page must not have more than ${pageFiles.options.max} images.`]];
  }),
  async run({ work, records, file, fail, throwIfRefused }): Promise<undefined> {
    const kind = imageKind(await startOf(file!));
    if (kind === null) fail("file", "The file field must be a file of type: png, jpeg, gif, webp.");
    throwIfRefused();
    await pageFiles.add(work, records[0]!.id, file!, `image/${kind}`);
  },
});
