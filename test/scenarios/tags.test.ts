import { describe, expect, it } from "vitest";
import { testCompany } from "../support/test-company.ts";
import { add, created, forbidden, hire, ids, read, refused, shown } from "./company.ts";

const { app, acme } = testCompany();

const taken = { name: "The name has already been taken." };

describe("a tag", () => {
  it("has a colour, of its own or the default, and no type unless given", async () => {
    expect(created(await acme.owner.post("/tags", { name: "First aid" }))).toMatchObject({
      color: "#64748b",
      type: null,
      is_used: false,
    });
    expect(
      created(await acme.owner.post("/tags", { name: "Java", type: "skill", color: "#ABCDEF" })),
    ).toMatchObject({
      color: "#abcdef",
      type: "skill",
    });
  });

  it("has a name that is unique within its type, in whatever case", async () => {
    refused(await acme.owner.post("/tags", { name: "FIRST AID" }), taken);
    refused(await acme.owner.post("/tags", { name: "java", type: "Skill" }), taken);
    const java = await add(acme.owner, "tags", { name: "Java", type: "island" });
    refused(await acme.owner.patch(`/tags/${java}`, { type: "skill" }), taken);
    const plain = await add(acme.owner, "tags", { name: "java" });
    refused(await acme.owner.patch(`/tags/${java}`, { type: null }), taken);
    expect((await acme.owner.delete(`/tags/${plain}`)).status).toBe(204);
  });

  it("reports validation errors", async () => {
    refused(await acme.owner.post("/tags", { color: "red", type: "t".repeat(51) }), {
      color: "The color field must be a valid hexadecimal color.",
      type: "The type field must not be greater than 50 characters.",
      name: "The name field is required.",
    });
    refused(await acme.owner.post("/tags", { name: "n".repeat(51) }), {
      name: "The name field must not be greater than 50 characters.",
    });
  });

  it("is written by manage-employees and read by all", async () => {
    const plain = await acme.scoped("view-employees", "manage-organization");
    forbidden(await plain.post("/tags", { name: "No" }), "manage-employees");
    expect((await plain.get("/tags")).body.meta.total).toBe(3);
    expect((await (await acme.scoped("manage-employees")).post("/tags", { name: "Yes" })).status).toBe(201);
  });

  it("goes from its people when it is deleted, which the feed tells", async () => {
    const tag = await add(acme.owner, "tags", { name: "Passing" });
    const ana = await hire(acme.owner, "Ana Pop", { tag_ids: [tag] });
    expect((await read(acme.owner, `/tags/${tag}`)).is_used).toBe(true);
    app.clock.set("2026-07-14T12:00:00Z");
    expect((await acme.owner.delete(`/tags/${tag}`)).status).toBe(204);
    expect(await read(acme.owner, `/employees/${ana}`)).toMatchObject({
      tag_ids: [],
      updated_at: "2026-07-14T12:00:00.000000Z",
    });
    const { rows } = await app.installation.pool.query(
      "select event, changes from journal where resource_id = $1 order by id desc limit 1",
      [ana],
    );
    expect(rows[0]).toEqual({
      event: "employees.updated",
      changes: { tag_ids: { from: [tag], to: [] } },
    });
    app.clock.set("2026-07-14T10:00:00Z");
  });

  it("replaces the others when tags are set, at most 50 of them, each once", async () => {
    const [one, two] = [
      await add(acme.owner, "tags", { name: "One" }),
      await add(acme.owner, "tags", { name: "Two" }),
    ];
    const bob = await hire(acme.owner, "Bob Rus", { tag_ids: [one] });
    expect(shown(await acme.owner.patch(`/employees/${bob}`, { tag_ids: [two] })).tag_ids).toEqual([two]);
    refused(await acme.owner.patch(`/employees/${bob}`, { tag_ids: [one, one] }), {
      "tag_ids.1": "The tag_ids.1 field has a duplicate value.",
    });
    refused(await acme.owner.patch(`/employees/${bob}`, { tag_ids: ["01J00000000000000000000000"] }), {
      "tag_ids.0": "The selected tag_ids.0 is invalid.",
    });
    refused(await acme.owner.patch(`/employees/${bob}`, { tag_ids: Array.from({ length: 51 }, () => one) }), {
      tag_ids: "The tag ids field must not have more than 50 items.",
    });
    expect(shown(await acme.owner.patch(`/employees/${bob}`, { tag_ids: [] })).tag_ids).toEqual([]);
  });

  it("is reported as not used any more, and as used, whatever happens at the same time", async () => {
    const tag = await add(acme.owner, "tags", { name: "Contested" });
    const path = `/tags/${tag}`;
    const [one, two] = [await hire(acme.owner, "Nora One"), await hire(acme.owner, "Theo Two")];
    const set = async (id: string, tags: readonly string[]): Promise<void> => {
      shown(await acme.owner.patch(`/employees/${id}`, { tag_ids: tags }));
    };
    const lastReported = async (): Promise<boolean> => {
      const { rows } = await app.installation.pool.query(
        `select changes -> 'is_used' -> 'to' as used from journal
          where resource_id = $1 and changes ? 'is_used' order by id desc limit 1`,
        [tag],
      );
      return rows[0].used;
    };
    for (let round = 0; round < 10; round++) {
      await set(one, [tag]);
      await set(two, [tag]);
      await Promise.all([set(one, []), set(two, [])]);
      expect((await read(acme.owner, path)).is_used).toBe(false);
      expect(await lastReported(), `round ${round}`).toBe(false);
      await set(one, [tag]);
      await Promise.all([set(one, []), set(two, [tag])]);
      expect((await read(acme.owner, path)).is_used).toBe(true);
      expect(await lastReported(), `round ${round}`).toBe(true);
      await set(two, []);
    }
  });

  it("is found by name, type and colour, and ordered by name", async () => {
    const names = async (query: string) => {
      const reply = await acme.owner.get(`/tags?${query}`);
      ids(reply);
      return reply.body.data.map((row: { attributes: { name: string } }) => row.attributes.name);
    };
    expect(await names("name=JAVA")).toEqual(["Java", "Java"]);
    expect(await names("type=SKILL")).toEqual(["Java"]);
    expect(await names("type=null&search=first")).toEqual(["First aid"]);
    expect(await names("color=%23abcdef")).toEqual(["Java"]);
    expect(await names("search=island")).toEqual(["Java"]);
    expect(await names("sort=type,-name&-type=null")).toEqual(["Java", "Java"]);
    const all = await names("");
    expect(all).toEqual([...all].sort((a, b) => a.localeCompare(b, "en")));
  });
});
