import { action, field, openWhenEach } from "../../../engine/declare/index.ts";
import {
  type ActionContext,
  fieldMessage,
  type GivenParameters,
  MESSAGES,
} from "../../../engine/work/index.ts";
import { ARCHIVED_SPACE, reachSpace, requireEditor } from "../access.ts";
import { relocate } from "../tree/relocate.ts";
import { lockTree, MAX_DEPTH, type Place, positionAmong, siblingsAt, TOO_DEEP } from "../tree/siblings.ts";
import { subtreeOf } from "../tree/subtree.ts";
import { EDITORS } from "./page-sight.ts";
import { mayChange, PARENT_IS_DRAFT, stateFacts } from "./page-state.ts";

const parameters = {
  teamspace_id: field.reference("teamspaces").describe("Default: the present one."),
  parent_id: field
    .reference("pages")
    .describe("Must be given: the page above it, or null for the top of the teamspace."),
  position: field.integer({ min: 0 }).describe("The position among the new siblings. Default: the last."),
};

type Moving = ActionContext<"pages", GivenParameters<typeof parameters>>;

/** Where the page goes; problems are reported on the parameters. @throws 403 for a teamspace that the caller only views */
async function destinationOf({ work, records, params, sent, fail }: Moving): Promise<Place> {
  const page = records[0]!;
  const place = { teamspaceId: params.teamspace_id ?? page.teamspace_id, parentId: params.parent_id };
  if (!sent.has("parent_id")) fail("parent_id", "The parent id field must be present.");
  const space = await reachSpace(work, place.teamspaceId);
  if (space === null) fail("teamspace_id", fieldMessage(MESSAGES.selected, "teamspace_id"));
  else {
    requireEditor(space);
    if (space.is_archived) fail("teamspace_id", ARCHIVED_SPACE);
    else await checkParent({ work, records, fail }, place);
  }
  return place;
}

async function checkParent(
  { work, records, fail }: Pick<Moving, "work" | "records" | "fail">,
  { teamspaceId, parentId }: Place,
): Promise<void> {
  const page = records[0]!;
  if (parentId === null) return;
  const parent = await work.find("pages", parentId);
  const subtree = await subtreeOf(work, page.id);
  if (parent === null || parent.status === "archived" || parent.teamspace_id !== teamspaceId)
    fail("parent_id", fieldMessage(MESSAGES.selected, "parent_id"));
  else if (subtree.some(({ id }) => id === parentId))
    fail("parent_id", "A page cannot be moved below itself.");
  else if (parent.depth + 1 + Math.max(...subtree.map(({ depth }) => depth)) - page.depth > MAX_DEPTH)
    fail("parent_id", TOO_DEEP);
  else if (page.status === "published" && parent.status === "draft") fail("parent_id", PARENT_IS_DRAFT);
}

export const move = action("pages", {
  title: "Move",
  done: "Moved",
  description:
    "Moves the page with everything below it. The caller edits both teamspaces. Siblings close up and make room.",
  levels: ["record"],
  grants: [EDITORS],
  parameters,
  example: { parent_id: null, position: 0 },
  lock: lockTree,
  reads: ["status"],
  facts: stateFacts,
  openWhen: openWhenEach((page) => mayChange(page)),
  async run(context) {
    const { work, records, params, throwIfRefused } = context;
    const { id } = records[0]!;
    const place = await destinationOf(context);
    throwIfRefused();
    const others = (await siblingsAt(work, place)).filter((one) => one !== id);
    await relocate(work, id, { ...place, position: positionAmong(others.length, params.position) });
    return undefined;
  },
});
