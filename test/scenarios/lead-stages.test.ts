import { describe, expect, it } from "vitest";
import { testCompany } from "../support/test-company.ts";
import { act, add, created, ids, read, refused, shown } from "./company.ts";

const { owner } = testCompany();

const SEEDED = ["New", "Contacted", "Qualified", "Proposal", "Negotiation"];

/** The names of the stages that are not archived, each with its position. */
async function pipeline(): Promise<[string, number][]> {
  const { data } = (await owner.get("/lead-stages?archived=false")).body;
  return data.map(({ attributes }: { attributes: { name: string; position: number } }) => [
    attributes.name,
    attributes.position,
  ]);
}

const numbered = (...names: string[]): [string, number][] => names.map((name, index) => [name, index + 1]);

describe("the stages of the pipeline", () => {
  it("of a new workspace are New to Negotiation, with their probabilities and eight sources", async () => {
    expect(await pipeline()).toEqual(numbered(...SEEDED));
    const { data } = (await owner.get("/lead-stages")).body;
    expect(data.map((one: { attributes: object }) => one.attributes)).toMatchObject(
      [10, 20, 40, 60, 80].map((probability) => ({ probability, color: "#64748b", stale_after_days: null })),
    );
    const sources = (await owner.get("/lead-sources")).body.data;
    expect(sources.map((one: { attributes: { name: string } }) => one.attributes.name)).toEqual([
      ...["Advertising", "Event", "Other", "Outbound", "Partner", "Referral", "Social media", "Website"],
    ]);
  });

  it("keep the positions 1 to n, whatever is added, moved, archived, restored or deleted", async () => {
    const trial = await add(owner, "lead-stages", { name: "Trial", probability: 50, position: 3 });
    expect(await pipeline()).toEqual(numbered("New", "Contacted", "Trial", ...SEEDED.slice(2)));
    shown(await owner.patch(`/lead-stages/${trial}`, { position: 1 }));
    expect(await pipeline()).toEqual(numbered("Trial", ...SEEDED));
    shown(await owner.patch(`/lead-stages/${trial}`, { position: 99 }));
    expect(await pipeline()).toEqual(numbered(...SEEDED, "Trial"));
    shown(await owner.patch(`/lead-stages/${trial}`, { position: 2 }));
    expect(shown(await act(owner, `/lead-stages/${trial}`, "archive"))).toMatchObject({
      position: null,
      archived: true,
    });
    expect(await pipeline()).toEqual(numbered(...SEEDED));
    expect(shown(await act(owner, `/lead-stages/${trial}`, "restore")).position).toBe(6);
    expect((await owner.delete(`/lead-stages/${trial}`)).status).toBe(204);
    expect(await pipeline()).toEqual(numbered(...SEEDED));
  });

  it("are reordered together, and only together", async () => {
    const all = ids(await owner.get("/lead-stages?archived=false"));
    const reorder = (repositories: string[]) =>
      owner.post("/lead-stages/actions?action=reorder", { repositories });
    expect((await reorder(all.toReversed())).status).toBe(200);
    expect(await pipeline()).toEqual(numbered(...SEEDED.toReversed()));
    refused(await reorder(all.slice(1)), {
      repositories: "The repositories field must name every lead stage that is not archived.",
    });
    expect((await reorder(all)).status).toBe(200);
  });

  it("have names that no other stage has, archived ones included", async () => {
    const body = { name: "Pilot", probability: 5 };
    expect(created(await owner.post("/lead-stages", body)).position).toBe(6);
    const [pilot] = ids(await owner.get("/lead-stages?search=pilot"));
    shown(await act(owner, `/lead-stages/${pilot}`, "archive"));
    refused(await owner.post("/lead-stages", { ...body, name: "PILOT" }), {
      name: "The name has already been taken.",
    });
    refused(await owner.post("/lead-stages", { name: "Bad", probability: 101, stale_after_days: 0 }), {
      probability: "The probability field must not be greater than 100.",
      stale_after_days: "The stale after days field must be at least 1.",
    });
  });

  it("never become none: the last one can be neither archived nor deleted", async () => {
    const all = ids(await owner.get("/lead-stages?archived=false"));
    const problem = "At least one stage is required.";
    refused(await owner.post("/lead-stages/actions?action=archive", { repositories: all }), {
      repositories: problem,
    });
    const [last, ...others] = all;
    for (const id of others) shown(await act(owner, `/lead-stages/${id}`, "archive"));
    refused(await act(owner, `/lead-stages/${last}`, "archive"), { action: problem });
    refused(await owner.delete(`/lead-stages/${last}`), { id: problem });
    expect((await read(owner, `/lead-stages/${last}`)).position).toBe(1);
    expect(await pipeline()).toEqual([["New", 1]]);
  });
});
