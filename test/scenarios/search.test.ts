import { beforeAll, describe, expect, test } from "vitest";
import { testCompany } from "../support/test-company.ts";
import { add, hire } from "./company.ts";

const { acme, owner } = testCompany();

/** The types and titles that a search returns, best first. */
async function found(text: string, more = "", caller = owner): Promise<string[]> {
  const { status, body } = await caller.get(`/search?q=${encodeURIComponent(text)}${more}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.map(({ type, title }: { type: string; title: string }) => `${type}: ${title}`);
}

beforeAll(async () => {
  const maria = await hire(owner, "Maria Acme");
  await owner.patch(`/employees/${maria}`, { first_name: "Mária" });
  for (const name of ["Acme", "Acme Logistics", "North Acme", "Placmer"])
    await add(owner, "clients", { name, currency: "EUR" });
});

describe("a search in all resources", () => {
  test("returns equal names first, then beginnings, then beginnings of words, then the rest", async () => {
    expect(await found("acme", "&types=clients")).toEqual([
      "clients: Acme",
      "clients: Acme Logistics",
      "clients: North Acme",
      "clients: Placmer",
    ]);
  });

  test("looks in all resources, regardless of case and accents", async () => {
    expect(await found("MARIA")).toEqual(["employees: Mária Acme"]);
    expect(await found("acme maria")).toEqual(["employees: Mária Acme"]);
    expect((await found("acme")).filter((one) => one.startsWith("employees"))).toHaveLength(1);
  });

  test("describes each record and leads to it", async () => {
    const { body } = await owner.get("/search?q=maria");
    const [one] = body.data;
    expect(one).toMatchObject({ type: "employees", title: "Mária Acme" });
    expect(one.detail).toContain("@");
    const record = await owner.get(new URL(one.links.self).pathname.replace("/api", ""));
    expect(record.body.data.id).toBe(one.id);
  });

  test("limits each resource and says where there is more", async () => {
    const { body } = await owner.get("/search?q=acme&types=clients&perPage=2");
    expect(body.data).toHaveLength(2);
    expect(body.meta.more).toEqual(["clients"]);
    expect((await owner.get("/search?q=acme&types=clients&perPage=4")).body.meta.more).toEqual([]);
  });

  test("takes percent signs and backslashes literally", async () => {
    expect(await found("%")).toEqual([]);
    expect(await found("\\")).toEqual([]);
    expect(await found("a_me")).toEqual([]);
  });

  test("finds nothing in resources that the caller may not read", async () => {
    expect(await found("acme", "", await acme.scoped("view-employees"))).toEqual(["employees: Mária Acme"]);
  });

  test("refuses a search for nothing, for too much, and in what cannot be searched", async () => {
    for (const [query, field, message] of [
      ["", "q", "The q parameter is required."],
      ["?q=%20", "q", "The q parameter must have a value."],
      [`?q=${"a".repeat(101)}`, "q", "The q field must not have more than 100 characters."],
      [`?q=${"a+".repeat(11)}`, "q", "The q field must not have more than 10 words."],
    ] as const) {
      const { status, body } = await owner.get(`/search${query}`);
      expect(status).toBe(422);
      expect(body.errors[field], query).toEqual([message]);
    }
    const { status, body } = await owner.get("/search?q=a&types=clients,ghosts");
    expect(status).toBe(422);
    expect(body.errors.types[0]).toMatch(/^ghosts cannot be searched for\. Allowed: employees, /);
    expect(body.allowed.types).toContain("clients");
  });
});
