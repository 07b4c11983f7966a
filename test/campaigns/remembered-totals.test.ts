import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";
import { campaignSize } from "../support/campaign.ts";

let app: TestApp;
let other: TestApp;
let acme: TestWorkspace;

beforeAll(async () => {
  app = await startTestApp();
  acme = await app.addWorkspace("acme");
  other = await app.secondProcess();
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const ROUNDS = campaignSize({ suite: 5, campaign: 60 });

const LISTS = [
  "/employees?perPage=1",
  "/employees?perPage=1&status=active",
  "/employees?perPage=1&department=Engineering",
  "/employees?perPage=1&-position_name=Developer",
  "/employees?perPage=1&search=ana",
  "/positions?perPage=1",
  "/positions?perPage=1&is_used=true",
];

async function freshCount(path: string): Promise<number> {
  // A filter that is always true and never the same, so that nobody has counted its selection before.
  const unseen = `-id=01${Math.random()
    .toString(36)
    .slice(2, 12)
    .toUpperCase()
    .replace(/[^0-9A-HJKMNP-TV-Z]/g, "0")
    .padEnd(24, "0")}`;
  const separator = path.includes("?") ? "&" : "?";
  return (await acme.owner.get(`${path}${separator}${unseen}`)).body.meta.total;
}

test("the cached total equals a new count during interleaved writes by two server processes", async () => {
  const departments = await Promise.all(
    ["Engineering", "Sales"].map(
      async (name) => (await acme.owner.post("/departments", { name })).body.data.id,
    ),
  );
  const positions = await Promise.all(
    ["Developer", "Seller"].map(
      async (name, index) =>
        (await acme.owner.post("/positions", { name, department_id: departments[index] })).body.data.id,
    ),
  );
  const elsewhere = other.as(acme.owner.key);
  const ids: string[] = [];
  let made = 0;
  const pick = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)]!;
  const writeOnce = async (): Promise<void> => {
    const caller = pick([acme.owner, elsewhere]);
    const roll = Math.random();
    if (roll < 0.5 || ids.length === 0) {
      made++;
      const reply = await caller.post("/employees", {
        email: `p${made}@acme.test`,
        first_name: pick(["Ana", "Bo"]),
        last_name: "X",
        start_date: pick(["2026-01-01", "2026-12-01"]),
        position_id: pick([...positions, null]),
      });
      if (reply.status === 201) ids.push(reply.body.data.id);
    } else if (roll < 0.8) {
      await caller.patch(`/employees/${pick(ids)}`, {
        position_id: pick([...positions, null]),
        first_name: pick(["Ana", "Bo"]),
      });
    } else if (roll < 0.9) {
      await caller.patch(`/positions/${pick(positions)}`, { department_id: pick([...departments, null]) });
    } else {
      await caller.delete(`/employees/${ids.splice(Math.floor(Math.random() * ids.length), 1)[0]}`);
    }
  };
  let compared = 0;
  for (let round = 0; round < ROUNDS; round++) {
    await Promise.all(Array.from({ length: 12 }, writeOnce));
    for (const path of LISTS) {
      const [here, there] = await Promise.all([acme.owner.get(path), elsewhere.get(path)]);
      const fresh = await freshCount(path);
      expect([here.body.meta.total, there.body.meta.total], path).toEqual([fresh, fresh]);
      compared++;
    }
    // Reads during writes must never cache a total that a write then makes wrong.
    await Promise.all([
      writeOnce(),
      writeOnce(),
      ...LISTS.map((path) => pick([acme.owner, elsewhere]).get(path)),
    ]);
  }
  expect(compared).toBe(ROUNDS * LISTS.length);
});
