import { expect, it } from "vitest";
import { eraseInBody } from "./erase-in-body.ts";

const ada = { id: "A", attributes: { id: "A", name: "Ada", address: { city: "Graz" }, status: "rejected" } };
const bob = { id: "B", attributes: { id: "B", name: "Bob", address: null, status: "active" } };

const erased = (body: unknown, values: Record<string, unknown> | null) =>
  JSON.parse(eraseInBody(JSON.stringify(body), ["A"], values));

it("replaces the values of the records alone, wherever they are", () => {
  const values = { name: "Nobody", address: null };
  const nobody = { id: "A", attributes: { id: "A", name: "Nobody", address: null, status: "rejected" } };
  expect(erased({ data: ada, meta: { count: 1 } }, values)).toEqual({ data: nobody, meta: { count: 1 } });
  expect(erased({ data: [bob, ada] }, values)).toEqual({ data: [bob, nobody] });
  const job = { id: "J", attributes: { id: "J", name: "Job" } };
  const withCandidates = (one: unknown) => ({ ...job, relationships: { candidates: [one, bob] } });
  expect(erased({ data: withCandidates(ada) }, values)).toEqual({ data: withCandidates(nobody) });
});

it("leaves nothing of a record without replacements but what identifies it", () => {
  expect(erased({ data: ada }, null)).toEqual({
    data: { id: "A", attributes: { id: "A", name: null, address: null, status: null } },
  });
});
