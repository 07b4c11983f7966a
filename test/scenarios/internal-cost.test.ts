import { describe, expect, it } from "vitest";
import { testCompany } from "../support/test-company.ts";
import { created, person, read, refused, shown } from "./company.ts";

const { app, acme } = testCompany();
let made = 0;

const hireWith = async (more: object): Promise<string> =>
  created(await acme.owner.post("/employees", person(`Ana Cost${++made}`, more))).id;
const monthly = (rate: number, hours: number) =>
  hireWith({
    internal_cost_type: "monthly",
    internal_cost_monthly_rate: rate,
    weekly_hours_capacity: hours,
  });
const cost = async (id: string) => {
  const row = await read(acme.owner, `/employees/${id}`);
  return [row.internal_cost_type, row.internal_cost_hourly_rate, row.internal_cost_monthly_rate];
};

describe("a monthly cost", () => {
  it.each([
    [5000, 40, 28.85],
    [8000, 40, 46.15],
    [3000, 20, 34.62],
    [4333.33, 25, 40],
    [0, 40, 0],
    [2600, 168, 3.57],
    [1000, 0, null],
  ])("of %d at %i hours is %d an hour", async (rate, hours, hourly) => {
    expect(await cost(await monthly(rate, hours))).toEqual(["monthly", hourly, rate]);
  });

  it("is written as the number it is, without decimals where it is whole", async () => {
    const written = async (id: string) => {
      const { text } = await acme.owner.get(`/employees/${id}`);
      return /"internal_cost_hourly_rate":([^,]*),"internal_cost_monthly_rate":([^,]*),/.exec(text)!.slice(1);
    };
    expect(await written(await hireWith({ internal_cost_hourly_rate: 40 }))).toEqual(["40", "null"]);
    expect(await written(await monthly(5000, 40))).toEqual(["28.85", "5000"]);
    expect(await written(await monthly(4333.5, 40))).toEqual(["25", "4333.5"]);
  });

  it("is meant by a monthly rate for which no type is given or stored", async () => {
    const id = await hireWith({ internal_cost_monthly_rate: 5000 });
    expect(await cost(id)).toEqual(["monthly", 28.85, 5000]);
    const later = await hireWith({});
    shown(await acme.owner.patch(`/employees/${later}`, { internal_cost_monthly_rate: 2600 }));
    expect(await cost(later)).toEqual(["monthly", 15, 2600]);
    const [row] = (await acme.owner.get(`/employee-rates?employee_id=${later}`)).body.data;
    expect(row.attributes).toMatchObject({ rate_type: "monthly", monthly_rate: 2600, hourly_rate: null });
    const rate = { employee_id: later, kind: "internal_cost", monthly_rate: 5200, starts_at: "2026-08-01" };
    expect(created(await acme.owner.post("/employee-rates", rate))).toMatchObject({
      rate_type: "monthly",
      effective_hourly_rate: 30,
    });
  });

  it("is not meant where the type says or said something else: null is hourly", async () => {
    const message =
      "The internal cost monthly rate field is prohibited unless internal cost type is monthly.";
    for (const internal_cost_type of [null, "hourly"]) {
      const body = person("Ana No", { internal_cost_type, internal_cost_monthly_rate: 5000 });
      refused(await acme.owner.post("/employees", body), { internal_cost_monthly_rate: message });
    }
    const id = await hireWith({ internal_cost_type: "hourly" });
    refused(await acme.owner.patch(`/employees/${id}`, { internal_cost_monthly_rate: 5000 }), {
      internal_cost_monthly_rate: message,
    });
    expect(await cost(id)).toEqual(["hourly", null, null]);
  });

  it("is rounded half away from zero, from the exact quotient", async () => {
    // 12 × 26.13 ÷ (52 × 2) is 3.015 exactly.
    expect((await cost(await monthly(26.13, 2)))[1]).toBe(3.02);
  });

  it("follows the hours and the amount", async () => {
    const id = await monthly(5000, 40);
    shown(await acme.owner.patch(`/employees/${id}`, { weekly_hours_capacity: 20 }));
    expect(await cost(id)).toEqual(["monthly", 57.69, 5000]);
    shown(await acme.owner.patch(`/employees/${id}`, { internal_cost_monthly_rate: 2500 }));
    expect(await cost(id)).toEqual(["monthly", 28.85, 2500]);
    shown(await acme.owner.patch(`/employees/${id}`, { weekly_hours_capacity: 0 }));
    expect(await cost(id)).toEqual(["monthly", null, 2500]);
  });

  it("ignores an hourly rate that is sent", async () => {
    const id = await monthly(5000, 40);
    expect(
      shown(await acme.owner.patch(`/employees/${id}`, { internal_cost_hourly_rate: 99 })),
    ).toMatchObject({ internal_cost_hourly_rate: 28.85 });
    expect(
      shown(await acme.owner.patch(`/employees/${id}`, { internal_cost_hourly_rate: 28.85 })),
    ).toMatchObject({ internal_cost_hourly_rate: 28.85 });
  });

  it("cannot be without its amount", async () => {
    const id = await monthly(5000, 40);
    refused(await acme.owner.patch(`/employees/${id}`, { internal_cost_monthly_rate: null }), {
      internal_cost_monthly_rate:
        "The internal cost monthly rate field is required when internal cost type is monthly.",
    });
    expect(await cost(id)).toEqual(["monthly", 28.85, 5000]);
  });
});

describe("an hourly cost", () => {
  it("is the entered rate, also without a type", async () => {
    expect(await cost(await hireWith({ internal_cost_hourly_rate: 40 }))).toEqual([null, 40, null]);
    const hourly = { internal_cost_type: "hourly", internal_cost_hourly_rate: 41 };
    expect(await cost(await hireWith(hourly))).toEqual(["hourly", 41, null]);
    expect(await cost(await hireWith({ internal_cost_type: "hourly" }))).toEqual(["hourly", null, null]);
  });

  it("is a positive integer", async () => {
    const id = await hireWith({});
    for (const [value, message] of [
      [0, "must be at least 1."],
      [-5, "must be at least 1."],
      [40.5, "must be an integer."],
      ["40", "must be an integer."],
      [3_000_000_000, "must not be greater than 2147483647."],
    ]) {
      refused(await acme.owner.patch(`/employees/${id}`, { internal_cost_hourly_rate: value }), {
        internal_cost_hourly_rate: `The internal cost hourly rate field ${message}`,
      });
    }
  });

  it("sent again changes nothing", async () => {
    const id = await hireWith({ internal_cost_hourly_rate: 40 });
    const { updated_at } = await read(acme.owner, `/employees/${id}`);
    app.clock.set("2026-07-14T11:00:00Z");
    const same = shown(await acme.owner.patch(`/employees/${id}`, { internal_cost_hourly_rate: 40 }));
    expect(same.updated_at).toBe(updated_at);
    app.clock.set("2026-07-14T10:00:00Z");
  });
});

describe("from monthly to hourly", () => {
  it.each(["hourly", null])(
    "(%s) the request brings the hourly rate, and the monthly one goes",
    async (type) => {
      const id = await monthly(5000, 40);
      const path = `/employees/${id}`;
      refused(await acme.owner.patch(path, { internal_cost_type: type }), {
        internal_cost_hourly_rate: "The internal cost hourly rate field is required.",
      });
      refused(
        await acme.owner.patch(path, {
          internal_cost_type: type,
          internal_cost_hourly_rate: 30,
          internal_cost_monthly_rate: 5000,
        }),
        {
          internal_cost_monthly_rate:
            "The internal cost monthly rate field is prohibited unless internal cost type is monthly.",
        },
      );
      expect(await cost(id)).toEqual(["monthly", 28.85, 5000]);
      shown(await acme.owner.patch(path, { internal_cost_type: type, internal_cost_hourly_rate: 30 }));
      expect(await cost(id)).toEqual([type, 30, null]);
    },
  );

  it("may bring none", async () => {
    const id = await monthly(5000, 40);
    const none = { internal_cost_type: "hourly", internal_cost_hourly_rate: null };
    shown(await acme.owner.patch(`/employees/${id}`, none));
    expect(await cost(id)).toEqual(["hourly", null, null]);
  });
});

describe("from hourly to monthly", () => {
  it("the hourly rate is replaced, and does not come back", async () => {
    const id = await hireWith({ internal_cost_type: "hourly", internal_cost_hourly_rate: 40 });
    const path = `/employees/${id}`;
    const change = { internal_cost_type: "monthly", internal_cost_monthly_rate: 8000 };
    shown(await acme.owner.patch(path, change));
    expect(await cost(id)).toEqual(["monthly", 46.15, 8000]);
    shown(await acme.owner.patch(path, { internal_cost_type: "hourly", internal_cost_hourly_rate: null }));
    expect(await cost(id)).toEqual(["hourly", null, null]);
  });
});
