import { action, openWhenEach } from "../../../engine/declare/index.ts";
import type { ActionContext, StoredRecord, Work } from "../../../engine/work/index.ts";
import { lockTree } from "../tree/siblings.ts";
import { EDITORS } from "./page-sight.ts";
import { mayPublish, mayUnpublish, presentState, type Step, stateFacts } from "./page-state.ts";

type Page = StoredRecord<"pages">;

interface TreeAction {
  readonly title: string;
  readonly done: string;
  readonly description: string;
  readonly step: Step;
  /** Whether parents come before their children, or after them. */
  readonly parentsFirst: boolean;
  /** Takes the step; returns the ids of all pages that took it. */
  readonly take: (work: Work, page: Page) => Promise<readonly string[]>;
}

/** An action on pages that runs in the order of the tree, so that one request can contain a page and those below it. */
export function treeAction({ step, parentsFirst, take, ...titles }: TreeAction) {
  return action("pages", {
    ...titles,
    grants: [EDITORS],
    lock: lockTree,
    reads: ["status"],
    facts: stateFacts,
    checksEachRecord: true,
    openWhen: openWhenEach((page) => step(page)),
    run: (context) => runInTreeOrder(context, { step, parentsFirst, take }),
  });
}

async function runInTreeOrder(
  { work, records, refuse, throwIfRefused }: ActionContext<"pages">,
  { step, parentsFirst, take }: Pick<TreeAction, "step" | "parentsFirst" | "take">,
): Promise<undefined> {
  const sign = parentsFirst ? 1 : -1;
  const ordered = records
    .map((page, index) => ({ page, index }))
    .toSorted((a, b) => sign * (a.page.depth - b.page.depth));
  const handled = new Set<string>();
  for (const { page, index } of ordered) {
    if (handled.has(page.id)) continue;
    const obstacle = step(await presentState(work, page.id));
    if (obstacle !== null) refuse(index, obstacle);
    else for (const id of await take(work, page)) handled.add(id);
  }
  throwIfRefused();
}

export const publish = treeAction({
  title: "Publish",
  done: "Published",
  description: "Shows the page to everybody who can view the teamspace. The page above it must be published.",
  step: mayPublish,
  parentsFirst: true,
  async take(work, { id, published_at }) {
    await work.update("pages", id, { status: "published", published_at: published_at ?? work.now });
    return [id];
  },
});

export const unpublish = treeAction({
  title: "Unpublish",
  done: "Unpublished",
  description: "Makes the page a draft again. No page below it may be published.",
  step: mayUnpublish,
  parentsFirst: false,
  async take(work, { id }) {
    await work.update("pages", id, { status: "draft" });
    return [id];
  },
});
