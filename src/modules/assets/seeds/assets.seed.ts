import { addDays } from "../../../engine/declare/index.ts";
import { BulkLoad } from "../../../engine/runtime/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import type { SeededRandom } from "../../../platform/random/seeded-random.ts";
import { tagOf, useUpNumber } from "../assets/asset-tags.ts";
import { EQUIPMENT, type Equipment, RETURN_NOTES, SUPPLIERS } from "./equipment.seed.ts";
import { clerkOf, type Holder, holders } from "./holders.seed.ts";

type Stored = Values & { readonly id: string };

/** How many assets a company has for each of its people. */
const ASSETS_EACH = 4.5;

/** What becomes of assets that nobody has, one after the other. */
const SPARE_STATES = [
  ...["available", "retired", "available", "in_repair", "available"],
  ...["lost", "retired", "available", "available", "retired"],
] as const;

/** Everything that is invented, and what it is based on. */
interface Store {
  readonly work: Work;
  readonly random: SeededRandom;
  readonly clerk: string | null;
  readonly types: ReadonlyMap<Equipment, string>;
  readonly numbers: Map<Equipment, number>;
  readonly assets: Stored[];
  readonly assignments: Stored[];
}

/** Creates the equipment of a company without any: what its people have, and what is kept in store, repaired or retired. */
export async function seedAssets(
  work: Work,
  employees: number,
  random: SeededRandom,
): Promise<Record<string, number>> {
  const known = await work.row(
    sql`select 1 from asset_types t where t.workspace_id = ${fromContext("workspace")} limit 1`,
  );
  const people = known ? [] : await holders(work);
  if (people.length === 0) return {};
  const types = new Map(EQUIPMENT.map((one) => [one, work.newId()]));
  const clerk = await clerkOf(work);
  const store: Store = { work, random, clerk, types, numbers: new Map(), assets: [], assignments: [] };
  const present = people.filter(({ last_day }) => last_day === null);
  const gone = people.filter(({ last_day }) => last_day !== null);
  for (const person of present)
    for (const one of EQUIPMENT) if (random.chance(one.share)) buyFor(store, one, person);
  const wanted = Math.max(store.assets.length, Math.round(employees * ASSETS_EACH));
  while (store.assets.length < wanted) keepSpare(store, gone);
  return load(store);
}

/** Buys an asset that somebody has. */
function buyFor(store: Store, one: Equipment, person: Holder): void {
  const { work, random } = store;
  const earliest = addDays(work.today, -1_200);
  const from = person.first_day > earliest ? person.first_day : earliest;
  const day = within(random, from, addDays(work.today, -1));
  const isShort = random.chance(0.08);
  const expected = addDays(work.today, random.integer(-12, 60));
  const asset = buy(store, one, addDays(day, -random.integer(3, 40)), {
    ...{ status: "assigned", employee_id: person.id, work_location_id: person.work_location_id },
    condition: random.pick(["new", "good", "good", "good", "fair"]),
  });
  const isPending = one.requiresAcceptance && day > addDays(work.today, -21) && random.chance(0.5);
  handOver(store, one, asset, person.id, {
    assigned_on: day,
    expected_return_date: isShort && expected > day ? expected : null,
    accepted_at: one.requiresAcceptance && !isPending ? `${day}T09:30:00Z` : null,
  });
}

/** Buys an asset that nobody has at present; somebody who has left may have had it. */
function keepSpare(store: Store, gone: readonly Holder[]): void {
  const { work, random } = store;
  const one = random.weighted(EQUIPMENT.map((kind) => [kind, kind.share] as const));
  const status = SPARE_STATES[store.assets.length % SPARE_STATES.length]!;
  const bought = addDays(work.today, -random.integer(status === "retired" ? 900 : 30, 1_600));
  const person = gone.length > 0 && random.chance(0.5) ? random.pick(gone) : null;
  const returned = person?.last_day ?? null;
  const since = person && (person.first_day > bought ? person.first_day : addDays(bought, 7));
  const wasHeld = person !== null && returned !== null && since !== null && since < returned;
  const latest = wasHeld && returned > bought ? returned : bought;
  const retired_on = status === "retired" ? within(random, latest, work.today) : null;
  const retirement_reason =
    retired_on === null ? null : random.pick(["sold", "scrapped", "donated", "returned_to_supplier"]);
  const condition = random.pick(status === "in_repair" ? ["poor", "broken"] : ["good", "fair", "poor"]);
  const disposal_value = retirement_reason === "sold" ? `${random.integer(5, 180)}.00` : null;
  const asset = buy(store, one, bought, { status, condition, retired_on, retirement_reason, disposal_value });
  if (!wasHeld) return;
  handOver(store, one, asset, person.id, {
    assigned_on: since,
    accepted_at: one.requiresAcceptance ? `${since}T09:30:00Z` : null,
    returned_on: returned,
    outcome: "returned",
    condition_in: condition,
    notes: random.pick(RETURN_NOTES),
    returned_by_employee_id: store.clerk,
  });
}

function within(random: SeededRandom, from: string, to: string): string {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
  return days > 0 ? addDays(from, random.integer(0, days)) : to;
}

/** Adds an asset that was bought on the day. */
function buy(store: Store, one: Equipment, bought: string, state: Values): Stored {
  const { work, random, types, numbers } = store;
  const number = (numbers.get(one) ?? 0) + 1;
  numbers.set(one, number);
  const model = random.pick(one.models);
  const cost = random.integer(one.from, one.to);
  const asset = {
    id: work.newId(),
    name: one.manufacturer ? `${one.manufacturer} ${model}` : model,
    asset_type_id: types.get(one)!,
    asset_tag: tagOf({ prefix: one.prefix, number }),
    serial_number: one.manufacturer
      ? `${one.prefix}${random.integer(10_000_000, 99_999_999)}${number}`
      : null,
    manufacturer: one.manufacturer,
    model: one.manufacturer ? model : null,
    supplier: random.pick(SUPPLIERS),
    order_number: `PO-${bought.slice(0, 4)}-${random.integer(100, 999)}`,
    purchase_date: bought,
    purchase_cost: `${cost}.00`,
    salvage_value: one.lifeMonths !== null && cost > 400 ? `${Math.floor(cost / 100) * 10}.00` : "0.00",
    currency: work.workspace.baseCurrency,
    useful_life_months: one.lifeMonths,
    warranty_until: one.warrantyMonths > 0 ? addDays(bought, Math.round(one.warrantyMonths * 30.44)) : null,
    work_location_id: null,
    employee_id: null,
    ...{ retired_on: null, retirement_reason: null, disposal_value: null },
    ...state,
  };
  store.assets.push(asset);
  return asset;
}

function handOver(store: Store, one: Equipment, asset: Stored, employeeId: string, period: Values): void {
  store.assignments.push({
    id: store.work.newId(),
    asset_id: asset.id,
    employee_id: employeeId,
    condition_out: "new",
    requires_acceptance: one.requiresAcceptance,
    assigned_by_employee_id: store.clerk,
    ...{ expected_return_date: null, returned_on: null, outcome: null, condition_in: null, notes: null },
    returned_by_employee_id: null,
    ...period,
  });
}

async function load({ work, types, numbers, assets, assignments }: Store): Promise<Record<string, number>> {
  const made = [...types].map(([one, id]) => ({
    id,
    name: one.type,
    description: one.description,
    tag_prefix: one.prefix,
    useful_life_months: one.lifeMonths,
    requires_acceptance: one.requiresAcceptance,
  }));
  const bulk = new BulkLoad(work);
  await bulk.insertStored("asset-types", made);
  await bulk.insertStored("assets", assets);
  await bulk.insertStored("asset-assignments", assignments);
  await bulk.finish();
  for (const [{ prefix }, number] of numbers) await useUpNumber(work, { prefix, number });
  return {
    "asset-types": made.length,
    assets: assets.length,
    "asset-assignments": assignments.length,
  };
}
