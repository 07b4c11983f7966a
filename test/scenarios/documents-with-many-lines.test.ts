import { beforeAll, expect, it } from "vitest";
import type { Caller } from "../support/app.ts";
import { recordCachedQueries } from "../support/plans/recorded-queries.ts";
import { testCompany } from "../support/test-company.ts";
import { act, add, created, ids, read, refused, shown } from "./company.ts";

const { acme } = testCompany();

let owner: Caller;
let client: string;
let project: string;

beforeAll(async () => {
  owner = acme.owner;
  client = await add(owner, "clients", { name: "Client X" });
  project = await add(owner, "projects", { name: "Alpha", client_id: client, billed_rate: 80 });
  await add(owner, "tax-rates", { name: "VAT 19 %", percent: 19, is_default: true });
});

const linesOf = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ description: `Work ${n}`, unit_price: 1 + n }));
const withProject = (count: number) => linesOf(count).map((line) => ({ ...line, project_id: project }));

/** How many statements the requests send in the workspace, after one that had what a first request reads read. */
async function statementsOf(requests: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  await requests[0]!();
  const counts: number[] = [];
  for (const request of requests)
    counts.push((await recordCachedQueries(request)).filter(({ isConfined }) => isConfined).length);
  return counts;
}

it("are created with as many statements as those with few", async () => {
  const invoice = (count: number) => async () =>
    created(await owner.post("/invoices", { client_id: client, lines: withProject(count) }));
  const offer = (count: number) => async () =>
    created(await owner.post("/offers", { client_id: client, title: "Work", lines: linesOf(count) }));
  for (const document of [invoice, offer]) {
    const [few, many] = await statementsOf([document(60), document(180)]);
    expect(many).toBe(few);
  }
  const { id, total } = await invoice(500)();
  expect(total).toBe(149_047.5);
  const { body } = await owner.get(`/invoice-lines?invoice_id=${id}&perPage=500`);
  expect(
    body.data.map(({ attributes }: { attributes: Record<string, unknown> }) => [
      attributes.position,
      attributes.description,
    ]),
  ).toEqual(linesOf(500).map(({ description }, index) => [index + 1, description]));
});

it("are revised with as many statements as those with few", async () => {
  const revised = async (count: number) => {
    const { id } = created(await owner.post("/invoices", { client_id: client, lines: linesOf(count) }));
    const named = ids(await owner.get(`/invoice-lines?invoice_id=${id}&perPage=500`));
    const lines = named.map((line, index) => ({ id: line, description: `Work ${index}`, quantity: 1 }));
    const turned = [...lines.slice(1), { ...lines[0]!, quantity: 3 }, { description: "More", unit_price: 5 }];
    return {
      id,
      revise: async () =>
        shown(await act(owner, `/invoices/${id}`, "revise&dry_run=true", { lines: turned })),
      store: async () => shown(await act(owner, `/invoices/${id}`, "revise", { lines: turned })),
    };
  };
  const [first, second] = [await revised(60), await revised(180)];
  const [few, many] = await statementsOf([first.revise, second.revise]);
  expect(many).toBe(few);
  await second.store();
  const { body } = await owner.get(`/invoice-lines?invoice_id=${second.id}&perPage=500`);
  const rows = body.data.map(({ attributes }: { attributes: Record<string, unknown> }) => attributes);
  expect(rows.map(({ position }: { position: number }) => position)).toEqual(
    Array.from({ length: 181 }, (_, index) => index + 1),
  );
  expect(rows.slice(-2)).toMatchObject([
    { description: "Work 0", quantity: 3 },
    { description: "More", unit_price: 5 },
  ]);
  expect((await read(owner, `/invoices/${second.id}`)).subtotal).toBe((180 * 181) / 2 + 2 + 5);
});

it("name the place of each line that is refused, also among lines that are compared with others", async () => {
  const fee = await add(owner, "projects", {
    name: "Beta",
    client_id: client,
    billing_model: "fixed_fee",
    fee_amount: 1000,
  });
  const part = (unit_price: number) => ({
    kind: "fixed_fee",
    description: "Part",
    unit_price,
    project_id: fee,
  });
  const lines = [part(600), ...linesOf(2), { description: "Work", unit_price: -1 }, part(600), part(400)];
  refused(await owner.post("/invoices", { client_id: client, lines }), {
    "lines.3.unit_price": "The lines.3.unit_price field must be at least 0.",
  });
  lines[3] = { description: "Work", unit_price: 1 };
  refused(await owner.post("/invoices", { client_id: client, lines }), {
    "lines.4.unit_price": "The amount exceeds the remaining fee of 400.00.",
  });
  lines.splice(4, 1);
  const { id } = created(await owner.post("/invoices", { client_id: client, lines }));
  const { body } = await owner.get(`/invoice-lines?invoice_id=${id}`);
  expect(
    body.data.map(({ attributes }: { attributes: Record<string, unknown> }) => [
      attributes.position,
      attributes.unit_price,
    ]),
  ).toEqual([600, 1, 2, 1, 400].map((price, index) => [index + 1, price]));
});

it("get their totals once where several lines are written at once", async () => {
  const documents = [
    { path: "invoices", lines: "invoice-lines", parent: "invoice_id" },
    { path: "offers", lines: "offer-lines", parent: "offer_id" },
  ];
  for (const { path, lines, parent } of documents) {
    const id = await add(owner, path, { client_id: client, ...(path === "offers" ? { title: "Work" } : {}) });
    const list = async () => {
      const { body } = await owner.get(`/${lines}?${parent}=${id}`);
      return body.data.map(({ id: line, attributes: { position, unit_price } }: never) => ({
        ...{ id: line, position, unit_price },
      })) as { id: string; position: number; unit_price: number }[];
    };
    /** How often the totals are stored. */
    const storing = async (request: () => Promise<unknown>) => {
      const statements = await recordCachedQueries(request);
      return statements.filter(({ text }) => text.startsWith(`update "${path}"`)).length;
    };
    const bodies = linesOf(5).map((line) => ({ ...line, [parent]: id }));
    expect(await storing(() => owner.post(`/${lines}/bulk`, bodies))).toBe(1);
    expect((await read(owner, `/${path}/${id}`)).subtotal).toBe(15);
    const priced = (await list()).map((line) => ({ id: line.id, unit_price: 10 }));
    expect(await storing(() => owner.patch(`/${lines}/bulk`, priced))).toBe(1);
    expect((await read(owner, `/${path}/${id}`)).subtotal).toBe(50);
    const gone = [priced[0]!.id, priced[2]!.id, priced[3]!.id];
    expect(await storing(() => owner.delete(`/${lines}/bulk`, { repositories: gone }))).toBe(1);
    expect((await read(owner, `/${path}/${id}`)).subtotal).toBe(20);
    expect(await list()).toEqual(
      [priced[1]!, priced[4]!].map((line, index) => ({ ...line, position: index + 1 })),
    );
  }
});
