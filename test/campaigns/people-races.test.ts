import { beforeAll, describe, expect, it } from "vitest";
import { peopleViolations } from "../invariants/people-rules.ts";
import { accountIdOf, act, add, hire, ids, read, shown } from "../scenarios/company.ts";
import type { Caller, Reply, TestWorkspace } from "../support/app.ts";
import { campaignSize } from "../support/campaign.ts";
import { testCompany } from "../support/test-company.ts";

const { app, acme, owner } = testCompany();

let people = 0;
const someone = (more: object = {}, by: Caller = owner) =>
  hire(by, `Person Number${++people}`, more as Record<string, unknown>);
const statuses = (replies: readonly Reply[]): number[] => replies.map((reply) => reply.status).sort();

/** Runs a race; in a campaign so often that each side wins sometimes. The rules of people hold after every outcome. */
async function repeatedly(times: number, race: (round: number) => Promise<void>): Promise<void> {
  const rounds = campaignSize({ suite: Math.ceil(times / 12), campaign: times });
  for (let round = 1; round <= rounds; round++) await race(round);
  expect(await peopleViolations(app, acme)).toEqual([]);
}

describe("managers", () => {
  it("of each other: exactly one of the two is set", async () => {
    await repeatedly(25, async () => {
      const [a, b] = [await someone(), await someone()];
      const replies = await Promise.all([
        owner.patch(`/employees/${a}`, { manager_employee_id: b }),
        owner.patch(`/employees/${b}`, { manager_employee_id: a }),
      ]);
      expect(statuses(replies)).toEqual([200, 422]);
      const refusal = replies.find((reply) => reply.status === 422)!;
      expect(refusal.body.errors).toEqual({
        manager_employee_id: ["The manager employee id field would create a reporting cycle."],
      });
    });
  });

  it("in a ring of five: the ring is never closed", async () => {
    await repeatedly(8, async () => {
      const ring: string[] = [];
      for (let count = 0; count < 5; count++) ring.push(await someone());
      const replies = await Promise.all(
        ring.map((id, index) =>
          owner.patch(`/employees/${id}`, { manager_employee_id: ring[(index + 1) % 5] }),
        ),
      );
      expect(statuses(replies)).toEqual([200, 200, 200, 200, 422]);
    });
  });

  it("who are archived concurrently: no active employee reports to them", async () => {
    await repeatedly(20, async () => {
      const [a, b, top] = [await someone(), await someone(), await someone()];
      const replies = await Promise.all([
        act(owner, `/employees/${a}`, "archive", { new_manager_employee_id: top }),
        owner.patch(`/employees/${b}`, { manager_employee_id: a }),
        owner.post("/employees", {
          email: `new${a}@x.test`,
          first_name: "New",
          last_name: "Report",
          start_date: "2024-01-01",
          manager_employee_id: a,
        }),
      ]);
      expect(replies[0]!.status).toBe(200);
      for (const reply of replies.slice(1)) expect([200, 201, 422]).toContain(reply.status);
      const below = ids(await owner.get(`/employees?manager_employee_id=${a}`));
      expect(below).toEqual([]);
    });
  });

  it("who are deleted concurrently: one of the two requests fails", async () => {
    await repeatedly(20, async () => {
      const [a, b] = [await someone(), await someone()];
      const [deleted, set] = await Promise.all([
        owner.delete(`/employees/${a}`),
        owner.patch(`/employees/${b}`, { manager_employee_id: a }),
      ]);
      expect([deleted!.status, set!.status].join()).toMatch(/^(204,422|409,200)$/);
    });
  });
});

describe("archiving", () => {
  it("twice concurrently: one request takes effect, the other is refused", async () => {
    await repeatedly(20, async () => {
      const id = await someone();
      const replies = await Promise.all([1, 2, 3].map(() => act(owner, `/employees/${id}`, "archive")));
      expect(statuses(replies)).toEqual([200, 422, 422]);
      for (const reply of replies.filter(({ status }) => status === 422)) {
        expect(reply.body.errors).toEqual({ action: ["The employee is already archived."] });
      }
      const { rows } = await app.installation.pool.query(
        "select count(*)::integer as count from journal where resource_id = $1 and event = 'employees.archive'",
        [id],
      );
      expect(rows[0].count).toBe(1);
    });
  });

  it("and restoring concurrently: the record has one of the two states, and so has its account", async () => {
    await repeatedly(10, async () => {
      const id = await someone();
      shown(await act(owner, `/employees/${id}`, "archive"));
      const replies = await Promise.all([
        act(owner, `/employees/${id}`, "restore"),
        act(owner, `/employees/${id}`, "archive"),
      ]);
      expect(replies[0]!.status).toBe(200);
      const isArchived = (await read(owner, `/employees/${id}`)).archived_at !== null;
      expect(isArchived).toBe(replies[1]!.status === 200);
      const account = await read(owner, `/users/${await accountIdOf(owner, id)}`);
      expect(account.status === "archived").toBe(isArchived);
    });
  });
});

describe("two owners", () => {
  /** The two that remain when the workspace's first account is gone, each with a key. */
  let owners: { id: string; account: string; caller: Caller }[] = [];
  let beta: TestWorkspace;

  const newOwner = async (by: Caller) => {
    const id = await someone({}, by);
    const account = await accountIdOf(by, id);
    shown(await by.patch(`/users/${account}`, { role_id: beta.roles.Owner }));
    // They can sign in, without the time that hashing a real password takes.
    await app.installation.pool.query("update users set password_hash = 'x' where id = $1", [account]);
    return { id, account, caller: await beta.callerFor(id) };
  };
  /** Runs both operations concurrently; the one who is still an owner gets a new partner. */
  const race = async (
    attack: (attacker: Caller, victim: { id: string; account: string }) => Promise<Reply>,
  ) => {
    const [one, two] = owners as [(typeof owners)[0], (typeof owners)[0]];
    const replies = await Promise.all([attack(one.caller, two), attack(two.caller, one)]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const winner = replies[0]!.status === 200 ? one : two;
    // A request that was admitted only after its sender lost the role or the account is refused for that reason.
    expect([401, 403, 404, 422]).toContain(replies.find(({ status }) => status !== 200)!.status);
    expect(await peopleViolations(app, beta)).toEqual([]);
    owners = [winner, await newOwner(winner.caller)];
    return replies.find(({ status }) => status !== 200)!;
  };

  beforeAll(async () => {
    beta = await app.addWorkspace("beta");
    owners = [await newOwner(beta.owner), await newOwner(beta.owner)];
    shown(await act(beta.owner, `/users/${beta.ownerUserId}`, "archive"));
  });

  it("archive each other: exactly one remains", async () => {
    const refusals = [];
    for (let round = 0; round < campaignSize({ suite: 2, campaign: 12 }); round++) {
      refusals.push(await race((by, { id }) => act(by, `/employees/${id}`, "archive")));
    }
    const late = refusals.filter(({ status }) => status === 422);
    for (const { body } of late)
      expect(body.errors).toEqual({ action: ["The last owner cannot be archived."] });
  });

  it("take the role from each other: exactly one keeps it", async () => {
    for (let round = 0; round < campaignSize({ suite: 2, campaign: 12 }); round++) {
      await race((by, { account }) => by.patch(`/users/${account}`, { role_id: beta.roles.Employee }));
    }
  });

  it("set a last day for each other: exactly one gets it", async () => {
    for (let round = 0; round < campaignSize({ suite: 2, campaign: 12 }); round++) {
      await race((by, { id }) => by.patch(`/employees/${id}`, { termination_date: "2026-12-31" }));
    }
  });

  it("use different operations: one remains an owner without a last day", async () => {
    for (let round = 0; round < campaignSize({ suite: 2, campaign: 12 }); round++) {
      const [one] = owners;
      await race((by, { id, account }) =>
        by === one!.caller
          ? act(by, `/employees/${id}`, "archive")
          : by.patch(`/users/${account}`, { role_id: beta.roles.Employee }),
      );
    }
  });
});

describe("salaries", () => {
  it("raised twice concurrently: the requests run one after the other", async () => {
    await repeatedly(15, async () => {
      const id = await someone({ salary: 5000, salary_type: "monthly" });
      const replies = await Promise.all(
        [5100, 5200, 5300].map((salary) => owner.patch(`/employees/${id}`, { salary })),
      );
      expect(statuses(replies)).toEqual([200, 200, 200]);
      const { data } = (await owner.get(`/salary-history?employee_id=${id}&sort=start_date`)).body;
      expect(data).toHaveLength(2);
      const [before, now] = data.map((row: { attributes: Record<string, unknown> }) => row.attributes);
      expect([before.amount, before.end_date]).toEqual([5000, "2026-07-13T00:00:00.000000Z"]);
      expect((await read(owner, `/employees/${id}`)).salary).toBe(now.amount);
    });
  });

  it("planned concurrently never overlap: the later request sees the earlier one", async () => {
    await repeatedly(15, async () => {
      const id = await someone({ salary: 5000, salary_type: "monthly" });
      const plan = (start_date: string, end_date?: string) =>
        owner.post("/salary-history", {
          employee_id: id,
          amount: 6000,
          type: "monthly",
          start_date,
          end_date,
        });
      const replies = await Promise.all([
        plan("2026-09-01"),
        plan("2026-09-01"),
        plan("2026-10-01"),
        plan("2026-08-15", "2026-09-15"),
        owner.patch(`/employees/${id}`, { salary: 5500 }),
      ]);
      for (const { status, text } of replies) expect([200, 201, 422], text).toContain(status);
      expect(replies[4]!.status).toBe(200);
      expect(replies.slice(0, 2).filter(({ status }) => status === 201).length).toBeLessThan(2);
    });
  });

  it("changed, deleted and raised concurrently stay in order", async () => {
    await repeatedly(15, async () => {
      const id = await someone({ salary: 5000, salary_type: "monthly" });
      const later = await add(owner, "salary-history", {
        employee_id: id,
        amount: 6000,
        type: "monthly",
        start_date: "2026-09-01",
      });
      const replies = await Promise.all([
        owner.patch(`/employees/${id}`, { salary: 5500 }),
        owner.patch(`/salary-history/${later}`, { start_date: "2026-08-01" }),
        owner.delete(`/salary-history/${later}`),
        owner.patch(`/employees/${id}`, { start_date: "2024-02-01" }),
      ]);
      for (const { status, text } of replies) expect([200, 204, 404, 422], text).toContain(status);
    });
  });
});

describe("a record that is deleted while it is being assigned", () => {
  const kinds: [string, object, string][] = [
    ["positions", {}, "position_id"],
    ["levels", {}, "level_id"],
    ["directions", {}, "direction_id"],
    ["work-locations", {}, "work_location_ids"],
  ];
  it.each(kinds)(
    "%s: one of the two requests fails, no id is left without its record",
    async (resource, more, field) => {
      await repeatedly(15, async (round) => {
        const key = await add(owner, resource, { name: `Given ${round}`, ...more });
        const id = await someone();
        const value = field.endsWith("ids") ? [key] : resource === "directions" ? Number(key) : key;
        const [deleted, given] = await Promise.all([
          owner.delete(`/${resource}/${key}`),
          round % 2 ? owner.patch(`/employees/${id}`, { [field]: value }) : hireWith({ [field]: value }),
        ]);
        expect([deleted!.status, given!.status].join(), given!.text).toMatch(/^(204,422|409,20[01])$/);
        if (given!.status === 422) {
          expect(Object.keys(given!.body.errors)[0]!.split(".")[0]).toBe(field);
        } else {
          expect((await owner.delete(`/${resource}/${key}`)).status).toBe(409);
        }
      });
    },
  );

  const hireWith = (fields: object) =>
    owner.post("/employees", {
      email: `given${++people}@x.test`,
      first_name: "Given",
      last_name: "Something",
      start_date: "2024-01-01",
      ...fields,
    });

  it("a tag is deleted or assigned: nobody has a tag that does not exist", async () => {
    await repeatedly(15, async (round) => {
      const tag = await add(owner, "tags", { name: `Passing ${round}` });
      const id = await someone();
      const replies = await Promise.all([
        owner.delete(`/tags/${tag}`),
        owner.patch(`/employees/${id}`, { tag_ids: [tag] }),
      ]);
      expect([200, 422]).toContain(replies[1]!.status);
      expect([204, 409]).toContain(replies[0]!.status);
      const carried = (await read(owner, `/employees/${id}`)).tag_ids;
      const isThere = (await owner.get(`/tags/${tag}`)).status === 200;
      expect(carried.length === 0 || isThere).toBe(true);
    });
  });

  it("a department, a role: one of the two requests fails", async () => {
    await repeatedly(12, async (round) => {
      const department = await add(owner, "departments", { name: `Passing ${round}` });
      const role = await add(owner, "roles", { name: `Passing ${round}`, permissions: [] });
      const account = await accountIdOf(owner, await someone());
      const [noDepartment, position, noRole, given] = await Promise.all([
        owner.delete(`/departments/${department}`),
        owner.post("/positions", { name: "Anything", department_id: department }),
        owner.delete(`/roles/${role}`),
        owner.patch(`/users/${account}`, { role_id: role }),
      ]);
      expect([noDepartment!.status, position!.status].join()).toMatch(/^(204,422|409,201)$/);
      expect([noRole!.status, given!.status].join()).toMatch(/^(204,422|409,200)$/);
    });
  });
});

describe("unique values", () => {
  const taken = (field: string) => ({
    [field]: [`The ${field.replace("_", " ")} has already been taken.`],
  });

  it.each<[string, (round: number) => object, string]>([
    ["departments", (round) => ({ name: `Same ${round}` }), "name"],
    ["positions", (round) => ({ name: `Same ${round}` }), "name"],
    ["directions", (round) => ({ name: `Same ${round}` }), "name"],
    ["work-locations", (round) => ({ name: `Same ${round}` }), "name"],
    ["tags", (round) => ({ name: `Same ${round}`, type: "skill" }), "name"],
    ["roles", (round) => ({ name: `Same ${round}`, permissions: [] }), "name"],
    ["evaluation-types", (round) => ({ name: `Same ${round}`, category: "other" }), "name"],
    ["users", (round) => ({ email: `same${round}@u.test`, first_name: "S", last_name: "E" }), "email"],
    [
      "employees",
      (round) => ({
        email: `same${round}@e.test`,
        first_name: "S",
        last_name: "E",
        start_date: "2024-01-01",
      }),
      "email",
    ],
  ])("%s: of several at once one is created, the others are refused", async (resource, body, field) => {
    await repeatedly(5, async (round) => {
      const replies = await Promise.all([1, 2, 3, 4].map(() => owner.post(`/${resource}`, body(round))));
      expect(statuses(replies), replies.map(({ text }) => text).join()).toEqual([201, 422, 422, 422]);
      for (const reply of replies.filter(({ status }) => status === 422)) {
        expect(reply.body.errors).toEqual(taken(field));
      }
    });
  });

  it("include the rank of a level, and an email across accounts and employees", async () => {
    await repeatedly(8, async (round) => {
      const levels = await Promise.all(
        ["a", "b", "c"].map((name) => owner.post("/levels", { name: `${name} ${round}`, rank: 100 + round })),
      );
      expect(statuses(levels)).toEqual([201, 422, 422]);
      for (const reply of levels.filter(({ status }) => status === 422)) {
        expect(reply.body.errors).toEqual(taken("rank"));
      }
      const email = `both${round}@x.test`;
      const both = await Promise.all([
        owner.post("/users", { email, first_name: "B", last_name: "O" }),
        owner.post("/employees", { email, first_name: "B", last_name: "O", start_date: "2024-01-01" }),
        owner.patch(`/employees/${await someone()}`, { email }),
      ]);
      expect(both.filter(({ status }) => status < 300)).toHaveLength(1);
      for (const reply of both.filter(({ status }) => status >= 300)) {
        expect([reply.status, reply.body.errors]).toEqual([422, taken("email")]);
      }
    });
  });

  it("include the keys of directions, which are counted without gaps", async () => {
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, index) => owner.post("/directions", { name: `Counted ${index}` })),
    );
    const keys = replies.map((reply) => Number(reply.body.data.id)).sort((a, b) => a - b);
    expect(keys).toEqual(Array.from({ length: 12 }, (_, index) => keys[0]! + index));
  });
});

describe("the default role", () => {
  it("is exactly one, however many are set concurrently, and new employees always get one", async () => {
    const roles: string[] = [];
    for (const name of ["One", "Two", "Three"]) {
      roles.push(await add(owner, "roles", { name: `Default ${name}`, permissions: [] }));
    }
    await repeatedly(10, async (round) => {
      const replies = await Promise.all([
        ...roles.map((id) => owner.patch(`/roles/${id}`, { is_default: true })),
        owner.post("/roles", { name: `Default ${round}`, permissions: [], is_default: true }),
        owner.post("/employees", {
          email: `default${round}@x.test`,
          first_name: "De",
          last_name: "Fault",
          start_date: "2024-01-01",
        }),
      ]);
      expect(statuses(replies), replies.map(({ text }) => text).join()).toEqual([200, 200, 200, 201, 201]);
      expect((await owner.get("/roles?is_default=true")).body.meta.total).toBe(1);
    });
    shown(await owner.patch(`/roles/${acme.roles.Employee}`, { is_default: true }));
  });
});

describe("invitations and passwords", () => {
  it("that are sent twice concurrently are sent once; accepted twice, they are accepted once", async () => {
    const password = "four words in a row";
    await repeatedly(5, async () => {
      const id = await someone();
      const account = await accountIdOf(owner, id);
      const sent = await Promise.all([
        act(owner, `/employees/${id}`, "invite"),
        act(owner, `/users/${account}`, "invite"),
        act(owner, `/employees/${id}`, "invite"),
      ]);
      expect(statuses(sent)).toEqual([200, 422, 422]);
      const { onboarding_token: token } = await read(owner, `/users/${account}`);
      const accepted = await Promise.all(
        [1, 2].map(() =>
          app.request("POST", "/users/actions?action=accept-invitation&tenant=acme", {
            body: { token, password, password_confirmation: password },
          }),
        ),
      );
      expect(statuses(accepted)).toEqual([200, 422]);
    });
  });
});
