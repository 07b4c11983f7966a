import { describe, expect, it } from "vitest";
import { testCompany } from "../support/test-company.ts";
import { add, created, forbidden, ids, refused } from "./company.ts";

const { acme } = testCompany();

const holiday = (name: string, date: string, more = {}) => ({ name, date, ...more });
const copy = (from_year: number, to_year: number) =>
  acme.owner.post("/public-holidays/actions?action=copy-year", { from_year, to_year });

describe("public holidays", () => {
  it("are unique by date and name, and apply somewhere or everywhere", async () => {
    const [cluj, wien] = [
      await add(acme.owner, "work-locations", { name: "Cluj" }),
      await add(acme.owner, "work-locations", { name: "Wien" }),
    ];
    const everywhere = await add(acme.owner, "public-holidays", holiday("New Year", "2024-01-01"));
    const there = created(
      await acme.owner.post(
        "/public-holidays",
        holiday("Leap", "2024-02-29", { work_location_ids: [wien], country: "at", is_half_day: true }),
      ),
    );
    expect(there).toMatchObject({ country: "AT", is_half_day: true, work_location_ids: [wien] });
    refused(await acme.owner.post("/public-holidays", holiday("new year", "2024-01-01")), {
      name: "The name has already been taken.",
    });
    refused(await acme.owner.post("/public-holidays", holiday("X", "2024-01-01", { country: "XX" })), {
      country: "The selected country is invalid.",
    });
    const at = async (place: string) =>
      ids(await acme.owner.get(`/public-holidays?work_location_id=${place}`));
    expect(await at(cluj)).toEqual([everywhere]);
    expect(await at(wien)).toEqual([everywhere, there.id]);
    expect((await acme.owner.delete(`/work-locations/${wien}`)).status).toBe(409);
    const employee = await acme.scoped("view-leave");
    forbidden(await employee.post("/public-holidays", holiday("Y", "2024-01-01")), "manage-leave");
  });

  it("are copied to another year, each once", async () => {
    const reply = await copy(2024, 2026);
    expect(reply.status).toBe(200);
    const copies = reply.body.data.map(({ attributes: { name, date, is_half_day, country } }: never) => ({
      name,
      date,
      is_half_day,
      country,
    }));
    expect(copies).toEqual([
      { name: "New Year", date: "2026-01-01T00:00:00.000000Z", is_half_day: false, country: null },
      { name: "Leap", date: "2026-02-28T00:00:00.000000Z", is_half_day: true, country: "AT" },
    ]);
    expect((await copy(2024, 2026)).body.data).toEqual([]);
    refused(await copy(2024, 2024), { to_year: "The to year field and from year must be different." });
    refused(await acme.owner.post("/public-holidays/actions?action=copy-year", { from_year: 2024 }), {
      to_year: "The to year field is required.",
    });
    const employee = await acme.scoped("view-leave");
    forbidden(
      await employee.post("/public-holidays/actions?action=copy-year", { from_year: 2024, to_year: 2027 }),
      "manage-leave",
    );
  });

  it("stay as they are in a closed period", async () => {
    const id = await add(acme.owner, "public-holidays", holiday("Open", "2026-03-03"));
    expect((await acme.owner.patch("/workspace", { leave_closed_until: "2026-03-31" })).status).toBe(200);
    const closed = { date: "Leave is closed until 2026-03-31." };
    refused(await acme.owner.post("/public-holidays", holiday("Late", "2026-03-31")), closed);
    refused(await acme.owner.patch(`/public-holidays/${id}`, { date: "2026-04-03" }), closed);
    refused(await acme.owner.patch(`/public-holidays/${id}`, { is_half_day: true }), closed);
    refused(await acme.owner.delete(`/public-holidays/${id}`), closed);
    refused(await copy(2024, 2025), { to_year: "Leave is closed until 2026-03-31." });
    expect((await acme.owner.patch(`/public-holidays/${id}`, { name: "Renamed" })).status).toBe(200);
  });
});
