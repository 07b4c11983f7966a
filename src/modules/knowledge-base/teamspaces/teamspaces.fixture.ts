import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";

export const fixture: Fixture<"teamspaces"> = {
  body: (n, { choosable }) => {
    const people = choosable("employees");
    // Pages are made in these teamspaces, and callers without permissions must not be able to change them.
    const default_access = "viewer";
    if (people.length < 2) return { default_access };
    return { default_access, members: [{ employee_id: people[n % 2], access: "admin" }] };
  },
  prepare: closeSome,
  filterValues: { member_id: ({ choosable }) => choosable("employees").slice(0, 2) },
  exampleParts: {
    "add-members": ({ members }) => ({ members }),
    // The admins have to stay, and who is no member is skipped.
    "remove-members": ({ id }) => ({ employee_ids: [id] }),
  },
};

/** Makes one private and one open to all editors, and archives another. */
async function closeSome({ owner, choosable }: Site): Promise<void> {
  const members = [{ employee_id: choosable("employees")[0], access: "admin" }];
  await owner.post("/teamspaces", { name: "Management", default_access: "none", members });
  await owner.post("/teamspaces", { name: "Notice board", default_access: "editor", members });
  const { body } = await owner.post("/teamspaces", { name: "Old team", members });
  await owner.post(`/teamspaces/${body.data.id}/actions?action=archive`, {});
}
