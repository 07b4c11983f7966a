import { describe, expect, it } from "vitest";
import { testCompany } from "../support/test-company.ts";
import { add, created, refused, shown } from "./company.ts";

const { acme } = testCompany();

const names = async (query: string) =>
  (await acme.owner.get(query)).body.data.map((row: { attributes: { name: string } }) => row.attributes.name);

describe("levels", () => {
  it("have a rank from 0 to 1000, unique unless there is none", async () => {
    const create = (name: string, rank?: unknown) => acme.owner.post("/levels", { name, rank });
    created(await create("Senior", 3));
    refused(await create("Other", 3), { rank: "The rank has already been taken." });
    for (const rank of [-1, 1001]) {
      refused(await create("Other", rank), { rank: "The rank field must be between 0 and 1000." });
    }
    refused(await create("Other", 1.5), { rank: "The rank field must be an integer." });
    created(await create("Junior", 0));
    created(await create("Top", 1000));
    created(await create("beside", null));
    created(await create("Apart"));
    const two = created(await create("Middle", 2));
    refused(await acme.owner.patch(`/levels/${two.id}`, { rank: 3 }), {
      rank: "The rank has already been taken.",
    });
    expect(shown(await acme.owner.patch(`/levels/${two.id}`, { rank: 2, name: "Middle" })).rank).toBe(2);
  });

  it("are in the order of rank, those without one last by name", async () => {
    expect(await names("/levels")).toEqual(["Junior", "Middle", "Senior", "Top", "Apart", "beside"]);
    expect(await names("/levels?sort=-rank,name")).toEqual([
      "Apart",
      "beside",
      "Top",
      "Senior",
      "Middle",
      "Junior",
    ]);
    expect(await names("/levels?rank=2,3")).toEqual(["Middle", "Senior"]);
    expect(await names("/levels?rank=null&sort=name")).toEqual(["Apart", "beside"]);
    expect(await names("/levels?-rank=0,3")).toEqual(["Top", "Apart", "beside"]);
  });
});

describe("work locations", () => {
  it("have an address, weekdays and a time zone", async () => {
    const fields = {
      name: "Cluj",
      address: { city: "Cluj", country: "RO" },
      working_days: [5, 4, 1],
      timezone: "Europe/Bucharest",
    };
    expect(created(await acme.owner.post("/work-locations", fields))).toMatchObject({
      address: { city: "Cluj", state: null, street: null, country: "RO", zip_code: null },
      working_days: [1, 4, 5],
      timezone: "Europe/Bucharest",
      is_remote: false,
      is_used: false,
    });
    expect(
      created(await acme.owner.post("/work-locations", { name: "Plain", is_remote: null })),
    ).toMatchObject({
      address: null,
      working_days: null,
      timezone: null,
      is_remote: false,
    });
  });

  it("say what is wrong with them", async () => {
    refused(await acme.owner.post("/work-locations", { name: "X", working_days: [1, 8] }), {
      "working_days.1": "The working_days.1 field must be between 1 and 7.",
    });
    refused(
      await acme.owner.post("/work-locations", { name: "X", address: { city: "Cluj" }, is_remote: true }),
      {
        address: "The address field is prohibited when is remote is true.",
      },
    );
    refused(
      await acme.owner.post("/work-locations", {
        name: "X",
        address: { planet: 1, city: 2 },
        timezone: "Mars",
      }),
      {
        "address.planet": "The planet field is not a key of address.",
        "address.city": "The address.city field must be a string.",
        timezone: "The timezone field must be a valid timezone.",
      },
    );
    refused(await acme.owner.post("/work-locations", { name: "X", is_remote: "yes" }), {
      is_remote: "The is remote field must be true or false.",
    });
  });

  it("that are remote have no address", async () => {
    const id = await add(acme.owner, "work-locations", { name: "Home", address: { city: "Home" } });
    const path = `/work-locations/${id}`;
    refused(await acme.owner.patch(path, { is_remote: true }), {
      address: "The address field is prohibited when is remote is true.",
    });
    shown(await acme.owner.patch(path, { is_remote: true, address: null }));
    refused(await acme.owner.patch(path, { address: { city: "Home" } }), {
      address: "The address field is prohibited when is remote is true.",
    });
    shown(await acme.owner.patch(path, { address: { city: null } }));
  });

  it("are found by time zone and by being remote", async () => {
    expect(await names("/work-locations?is_remote=true")).toEqual(["Home"]);
    expect(await names("/work-locations?timezone=Europe/Bucharest")).toEqual(["Cluj"]);
    expect(await names("/work-locations?timezone=null")).toEqual(["Home", "Plain"]);
  });
});
