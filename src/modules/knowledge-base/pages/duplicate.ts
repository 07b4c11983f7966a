import { action, field, openWhenEach } from "../../../engine/declare/index.ts";
import { message, type StoredRecord, type Work } from "../../../engine/work/index.ts";
import { copyFiles, noteNamedFiles } from "../files/text-files.ts";
import { keepVersion } from "../history/stored-versions.ts";
import { lockTree, setOrder, siblingsAt, withAt } from "../tree/siblings.ts";
import { subtreeOf, type TreePage } from "../tree/subtree.ts";
import { EDITORS } from "./page-sight.ts";
import { mayChange, stateFacts } from "./page-state.ts";

const MAX_TITLE = 255;

/** Where a copy goes, and what it is called. */
interface CopyPlace {
  readonly parent_id: string | null;
  readonly position: number;
  readonly title: string;
}

/** Creates a draft with the text of a page. */
async function copy(
  work: Work,
  page: StoredRecord<"pages">,
  { parent_id, position, title }: CopyPlace,
): Promise<string> {
  const { teamspace_id, content, icon, depth, plain_text, word_count } = page;
  const author = work.actor.employeeId;
  const id = await work.create("pages", {
    ...{ teamspace_id, parent_id, position, title, content, icon, depth, plain_text, word_count },
    status: "draft",
    version: 1,
    created_by_employee_id: author,
    updated_by_employee_id: author,
  });
  const copied = await copyFiles(work, page.id, id, content);
  if (copied !== content) await work.update("pages", id, { content: copied });
  await noteNamedFiles(work, id, copied);
  await keepVersion(work, id, { version: 1, title, content: copied, word_count });
  return id;
}

/** Copies what is below a page, without archived pages, below the copy of each parent. */
async function copyBelow(work: Work, pages: readonly TreePage[], copies: Map<string, string>): Promise<void> {
  const counts = new Map<string, number>();
  for (const { id, parent_id, status } of pages) {
    const parent = copies.get(parent_id!);
    if (status === "archived" || parent === undefined) continue;
    const position = counts.get(parent) ?? 0;
    counts.set(parent, position + 1);
    const page = (await work.find("pages", id))!;
    copies.set(id, await copy(work, page, { parent_id: parent, position, title: page.title }));
  }
}

export const duplicate = action("pages", {
  title: "Duplicate",
  done: "Duplicated",
  description:
    "Creates a draft with the same text after the page, and with `with_children` also of everything below it that is not archived. Returns the new page.",
  levels: ["record"],
  grants: [EDITORS],
  parameters: {
    with_children: field.boolean().default(false),
    title: field.string().describe('The title of the copy. Default: "Copy of" with the title of the page.'),
  },
  lock: lockTree,
  reads: ["status"],
  facts: stateFacts,
  openWhen: openWhenEach((page) => mayChange(page)),
  async run({ work, records, params }) {
    const page = records[0]!;
    const place = { teamspaceId: page.teamspace_id, parentId: page.parent_id };
    const siblings = await siblingsAt(work, place);
    const title =
      params.title ?? [...work.words.say(message`Copy of ${page.title}`)].slice(0, MAX_TITLE).join("");
    const id = await copy(work, page, { parent_id: page.parent_id, position: siblings.length, title });
    await setOrder(work, withAt(siblings, id, page.position + 1));
    const [, ...below] = params.with_children ? await subtreeOf(work, page.id) : [];
    await copyBelow(work, below, new Map([[page.id, id]]));
    return { shows: { resource: "pages", id } };
  },
});
