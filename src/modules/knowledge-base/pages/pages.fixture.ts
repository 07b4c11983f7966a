import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";

export const fixture: Fixture<"pages"> = {
  body: () => ({ position: 0 }),
  // The page above it has to be in the same teamspace, and a new page has fewer statuses than a stored one.
  impossible: ["parent_id", "status"],
  // The slug ends with a part of the id.
  unrepeatable: ["slug"],
  beforeDeletion: async ({ owner }, id) => void (await owner.post(`/pages/${id}/actions?action=archive`, {})),
  filterValues: { ancestor_id: ({ choosable }) => choosable("pages") },
  exampleParts: {
    move: () => ({ teamspace_id: null }),
    "restore-version": () => ({ version: 1 }),
  },
  prepare: growTree,
};

/** Makes pages in every state, one below the other. */
async function growTree({ owner, choosable, workspace, note }: Site): Promise<void> {
  const [teamspace_id] = choosable("teamspaces");
  const [oldest] = choosable("pages");
  await owner.patch(`/pages/${oldest}`, { content: "A second version" });
  const author = await workspace.callerFor(choosable("employees")[0]!);
  const members = [{ employee_id: choosable("employees")[0], access: "admin" }];
  await owner.patch(`/teamspaces/${teamspace_id}`, { members });
  const add = async (title: string, more: Record<string, unknown> = {}): Promise<string> => {
    const reply = await author.post("/pages", { teamspace_id, title, ...more });
    if (reply.status !== 201) throw new Error(`The page was refused: ${reply.text}`);
    note(reply.body.data);
    return reply.body.data.id;
  };
  const top = await add("Policies", { status: "published", content: "# All *policies*" });
  await add("Travel", { status: "published", parent_id: top, content: "Book early." });
  await add("Remote work", { parent_id: top });
  const old = await add("Old rules", { status: "published" });
  const reply = await owner.post(`/pages/${old}/actions?action=archive`, {});
  if (reply.status !== 200) throw new Error(`The page could not be archived: ${reply.text}`);
}
