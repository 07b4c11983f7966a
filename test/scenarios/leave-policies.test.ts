import { describe, expect, it } from "vitest";
import { testCompany } from "../support/test-company.ts";
import { act, add, created, hire, ids, read, refused, shown } from "./company.ts";

const { acme } = testCompany();

const upfront = (name: string, more = {}) => ({ name, accrual_method: "upfront", annual_days: 20, ...more });
const policies = async () => (await acme.owner.get("/holiday-policies?sort=created_at")).body.data;
const policyCalled = async (name: string) =>
  // biome-ignore lint/suspicious/noExplicitAny: records have the fields of every resource.
  (await policies()).find((one: any) => one.attributes.name === name).attributes;

describe("the leave policies of a new workspace", () => {
  it("are vacation, sick leave and unpaid leave", async () => {
    const vacation = await policyCalled("Vacation");
    expect(vacation).toMatchObject({
      is_default: true,
      accrual_method: "upfront",
      annual_days: 20,
      carry_over_max_days: 5,
      carry_over_expires_after_months: 3,
      rounding_step: 0.01,
      is_used: false,
    });
    expect(await policyCalled("Sick leave")).toMatchObject({
      accrual_method: "unlimited",
      requires_approval: false,
      annual_days: null,
    });
    expect(await policyCalled("Unpaid leave")).toMatchObject({ accrual_method: "unlimited", is_paid: false });
  });
});

describe("a leave policy", () => {
  it("takes what goes with its method of accrual and refuses the rest", async () => {
    const create = (body: object) => acme.owner.post("/holiday-policies", body);
    refused(await create({ name: "A", accrual_method: "unlimited", annual_days: 5 }), {
      annual_days: "The annual days field is prohibited when accrual method is unlimited.",
    });
    refused(await create({ name: "A", accrual_method: "daily" }), {
      annual_days: "The annual days field is required unless accrual method is unlimited.",
    });
    refused(await create(upfront("A", { max_balance_days: 5 })), {
      max_balance_days: "The max balance days field is prohibited when accrual method is upfront.",
    });
    refused(await create({ ...upfront("A"), accrual_method: "daily", accrual_timing: "period_end" }), {
      accrual_timing: "The accrual timing field is prohibited when accrual method is daily.",
    });
    refused(
      await create(
        upfront("A", {
          seniority_levels: [
            { after_years: 5, extra_days: 1 },
            { after_years: 5, extra_days: 2 },
          ],
        }),
      ),
      { "seniority_levels.1.after_years": "The seniority_levels.1.after_years field has a duplicate value." },
    );
    refused(await create(upfront("A", { rounding_step: 0.3 })), {
      rounding_step: "The selected rounding step is invalid.",
    });
    refused(await create(upfront("A", { annual_days: 20.001, max_consecutive_days: 0 })), {
      annual_days: "The annual days field must have at most 2 decimal places.",
      max_consecutive_days: "The max consecutive days field must be greater than 0.",
    });
    const monthly = created(await create({ name: "Monthly", accrual_method: "monthly", annual_days: 24 }));
    expect(monthly).toMatchObject({ accrual_timing: "period_end", is_default: false, contract_types: null });
    const turned = shown(
      await acme.owner.patch(`/holiday-policies/${monthly.id}`, { accrual_method: "unlimited" }),
    );
    expect(turned).toMatchObject({ accrual_timing: null, annual_days: null });
  });

  it("is the default alone, until another one is", async () => {
    const vacation = await policyCalled("Vacation");
    const path = `/holiday-policies/${vacation.id}`;
    refused(await acme.owner.patch(path, { is_default: false }), {
      is_default: "Make another policy the default instead.",
    });
    refused(await act(acme.owner, path, "archive"), { action: "Choose another default policy first." });
    expect((await acme.owner.delete(path)).status).toBe(409);
    const other = await add(acme.owner, "holiday-policies", upfront("Other", { is_default: true }));
    expect(ids(await acme.owner.get("/holiday-policies?is_default=true"))).toEqual([other]);
    expect(shown(await act(acme.owner, path, "archive")).archived_at).not.toBeNull();
    refused(await acme.owner.patch(path, { is_default: true }), {
      is_default: "An archived policy cannot be the default.",
    });
    shown(await act(acme.owner, path, "restore"));
    shown(await acme.owner.patch(path, { is_default: true }));
    expect(ids(await acme.owner.get("/holiday-policies?is_default=true"))).toEqual([vacation.id]);
  });

  it("keeps how it grants and counts once it is in use, and resets its balances before", async () => {
    const ana = await hire(acme.owner, "Ana Pop", { start_date: "2020-01-01" });
    const policy = await add(acme.owner, "holiday-policies", upfront("Fresh"));
    const path = `/holiday-policies/${policy}`;
    const balanceOf = async () =>
      (
        await acme.owner.get(`/holiday-balances?employee_id=${ana}&holiday_policy_id=${policy}`)
      ).body.data.map((one: { attributes: object }) => one.attributes);
    expect(await balanceOf()).toMatchObject([{ year: 2026, entitlement: 20, initial_balance: 20 }]);
    shown(await acme.owner.patch(path, { annual_days: 30 }));
    expect(await balanceOf()).toMatchObject([{ entitlement: 20 }]);
    shown(await acme.owner.patch(path, { accrual_method: "monthly" }));
    expect(await balanceOf()).toMatchObject([{ entitlement: 30, initial_balance: 0, accrued: 15 }]);
    shown(await acme.owner.patch(path, { year_start_month: 11 }));
    const rows = await balanceOf();
    expect(rows.map(({ year }: { year: number }) => year)).toEqual([2026, 2025]);
    expect(rows[1]).toMatchObject({ as_of: "2026-07-14T00:00:00.000000Z", accrued: 20 });

    const [balance] = (await acme.owner.get(`/holiday-balances?holiday_policy_id=${policy}&year=2025`)).body
      .data;
    shown(await act(acme.owner, `/holiday-balances/${balance.id}`, "adjust", { days: 1.5, reason: "Moved" }));
    expect((await read(acme.owner, path)).is_used).toBe(true);
    for (const [field, value] of Object.entries({
      accrual_method: "daily",
      accrual_timing: "period_start",
      prorate: false,
      rounding_step: 0.5,
      year_start_month: 1,
      day_count: "calendar_days",
    })) {
      const label = field.replaceAll("_", " ");
      refused(await acme.owner.patch(path, { [field]: value }), {
        [field]: `The ${label} cannot be changed once the policy is in use.`,
      });
    }
    shown(await acme.owner.patch(path, { negative_limit_days: 2, min_notice_days: 3 }));
    const reply = await acme.owner.delete(path);
    expect([reply.status, reply.body.message]).toEqual([
      409,
      "The holiday policy is still referred to by 1 holiday balance.",
    ]);
  });

  it("goes with its untouched balances", async () => {
    const policy = await add(acme.owner, "holiday-policies", upfront("Short-lived"));
    expect((await acme.owner.get(`/holiday-balances?holiday_policy_id=${policy}`)).body.meta.total).toBe(1);
    expect((await acme.owner.delete(`/holiday-policies/${policy}`)).status).toBe(204);
    expect((await acme.owner.get(`/holiday-balances?holiday_policy_id=${policy}`)).body.meta.total).toBe(0);
  });

  it("opens balances of eligible employees only", async () => {
    const bo = await hire(acme.owner, "Bo Nae", { contract_type: "b2b_unpaid_holidays" });
    const eva = await hire(acme.owner, "Eva Lup", { contract_type: "employment_contract" });
    const policy = await add(
      acme.owner,
      "holiday-policies",
      upfront("Employed", { contract_types: ["employment_contract"] }),
    );
    const rowsOf = async (id: string) =>
      (await acme.owner.get(`/holiday-balances?employee_id=${id}&holiday_policy_id=${policy}`)).body.meta
        .total;
    expect([await rowsOf(bo), await rowsOf(eva)]).toEqual([0, 1]);
    const later = await hire(acme.owner, "Ion Dan", { contract_type: "employment_contract" });
    expect(await rowsOf(later)).toBe(1);
    const shownTo = (await acme.owner.get(`/holiday-balances/getters/as-of?employee_id=${bo}`)).body.data;
    const names = shownTo.map((one: { policy: string }) => one.policy);
    expect(names).toContain("Vacation");
    expect(names).not.toContain("Employed");
    const byHand = await acme.owner.post("/holiday-balances", {
      employee_id: bo,
      holiday_policy_id: policy,
      year: 2026,
    });
    expect(created(byHand).initial_balance).toBe(20);
  });
});
