import { describe, expect, it } from "vitest";
import { testCompany } from "../support/test-company.ts";
import { add, forbidden, refused } from "./company.ts";

const { app, acme } = testCompany();

const addCountry = (body: object) => acme.owner.post("/public-holidays/actions?action=add-country", body);

const named = (reply: { body: { data: { attributes: { name: string; date: string } }[] } }): string[] =>
  reply.body.data.map(({ attributes: { name, date } }) => `${date.slice(0, 10)} ${name}`);

describe("the public holidays of a country", () => {
  it("are added to a year in the country's language, each once", async () => {
    const reply = await addCountry({ country: "ro", year: 2026, language: "ro" });
    expect(reply.status, reply.text).toBe(200);
    expect(named(reply)).toHaveLength(17);
    expect(named(reply)).toEqual(
      expect.arrayContaining(["2026-04-10 Vinerea Mare", "2026-06-01 Ziua Copilului"]),
    );
    expect(reply.body.data[0].attributes).toMatchObject({
      country: "RO",
      is_half_day: false,
      work_location_ids: [],
    });
    expect(named(await addCountry({ country: "RO", year: 2026, language: "ro" }))).toEqual([]);
  });

  it("are those of a region, at the work locations that are there", async () => {
    const berlin = await add(acme.owner, "work-locations", { name: "Berlin" });
    const body = { country: "DE", year: 2026, language: "de", work_location_ids: [berlin] };
    const days = named(await addCountry({ ...body, region: "be" }));
    expect(days).toContain("2026-03-08 Internationaler Frauentag");
    expect(days).not.toContain("2026-06-04 Fronleichnam");
    const bavarian = await addCountry({ ...body, region: "BY" });
    expect(named(bavarian)).toContain("2026-06-04 Fronleichnam");
    expect(bavarian.body.data[0].attributes.work_location_ids).toEqual([berlin]);
    expect(
      (await acme.owner.get(`/public-holidays?work_location_id=${berlin}&country=DE`)).body.meta.total,
    ).toBe(days.length + bavarian.body.data.length);
  });

  it("are named in the workspace's language if they are known in it", async () => {
    expect(named(await addCountry({ country: "AT", year: 2031 }))).toContain("2031-01-01 New Year's Day");
  });

  it("are listed as what can be added", async () => {
    const { body } = await acme.owner.get("/public-holidays/getters/countries");
    expect(body.data.find(({ code }: { code: string }) => code === "DE")).toMatchObject({
      name: "Germany",
      languages: ["de", "en"],
      regions: expect.arrayContaining([{ code: "BE", name: "Berlin" }]),
    });
  });

  it("are refused for what is not known, and nothing is added", async () => {
    const before = (await acme.owner.get("/public-holidays")).body.meta.total;
    refused(await addCountry({}), {
      country: "The country field is required.",
      year: "The year field is required.",
    });
    refused(await addCountry({ country: "DE", year: 2300 }), {
      year: "The year field must be between 1970 and 2076.",
    });
    refused(await addCountry({ country: "AQ", year: 2026 }), {
      country: "The public holidays of this country are not known.",
    });
    const wrong = await addCountry({ country: "CH", year: 2026, region: "XX", language: "ro" });
    refused(wrong, {
      region: "The selected region is invalid.",
      language: "The selected language is invalid.",
    });
    expect(wrong.body.allowed.region).toContain("ZH");
    expect(wrong.body.allowed.language).toContain("fr");
    const employee = await acme.scoped("view-leave");
    forbidden(
      await employee.post("/public-holidays/actions?action=add-country", { country: "DE", year: 2026 }),
      "manage-leave",
    );
    expect((await acme.owner.get("/public-holidays")).body.meta.total).toBe(before);
  });

  it("are refused if one of the days is in a closed period", async () => {
    app.clock.set(new Date("2027-02-01T10:00:00Z"));
    expect((await acme.owner.patch("/workspace", { leave_closed_until: "2027-01-01" })).status).toBe(200);
    refused(await addCountry({ country: "FR", year: 2027 }), { year: "Leave is closed until 2027-01-01." });
    expect((await addCountry({ country: "FR", year: 2028 })).status).toBe(200);
  });
});
