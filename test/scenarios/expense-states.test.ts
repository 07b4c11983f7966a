import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../support/app.ts";
import { forbidden, hire, ids, read, refused, shown } from "./company.ts";
import { addReceipt, doTo, makeTeam, PDF } from "./expense-team.ts";

let app: TestApp;
let team: Awaited<ReturnType<typeof makeTeam>>;

beforeAll(async () => {
  app = await startTestApp();
  team = await makeTeam(app);
});
afterAll(() => app.close());

const submitted = (body = {}) => team.spend({ submit_immediately: true, ...body });
const approved = async (body = {}) => shown(await doTo(team.by.mia, await submitted(body), "approve"));

it("goes from draft to reimbursed, and records when, by whom and why", async () => {
  const draft = await team.spend({ amount: 40 });
  expect(draft).toMatchObject({ status: "draft", submitted_at: null, paid_by: "employee" });
  expect(shown(await doTo(team.by.ana, draft, "submit"))).toMatchObject({
    status: "submitted",
    submitted_at: "2026-07-14T10:00:00.000000Z",
  });
  expect(
    shown(await doTo(team.by.mia, draft, "reject", { status_explanation: "Which client?" })),
  ).toMatchObject({
    status: "rejected",
    status_explanation: "Which client?",
    decided_by_employee_id: team.mia,
  });
  shown(await team.by.ana.patch(`/expenses/${draft.id}`, { description: "Lunch with Client X" }));
  expect(shown(await doTo(team.by.ana, draft, "submit"))).toMatchObject({
    status_explanation: null,
    decided_at: null,
    decided_by_employee_id: null,
  });
  expect(shown(await doTo(team.by.mia, draft, "approve", { approved_amount: 30 }))).toMatchObject({
    status: "approved",
    approved_amount: 30,
    base_amount: 30,
    decided_at: "2026-07-14T10:00:00.000000Z",
  });
  const paid = await doTo(team.by.finance, draft, "reimburse", { reference: "SEPA 7" });
  expect(shown(paid)).toMatchObject({
    status: "reimbursed",
    reimbursed_on: "2026-07-14T00:00:00.000000Z",
    reimbursement_reference: "SEPA 7",
  });
  expect(paid.body.message).toBe("1 expense of Ana Pop, 30.00 EUR.");
  expect(shown(await doTo(team.by.finance, draft, "cancel-reimbursement"))).toMatchObject({
    status: "approved",
    reimbursed_at: null,
    reimbursed_on: null,
    reimbursement_reference: null,
  });
  expect(shown(await doTo(team.by.finance, draft, "reopen"))).toMatchObject({
    status: "draft",
    approved_amount: null,
    submitted_at: null,
    decided_at: null,
  });
});

it("reimburses several people at once, and states the amount of each", async () => {
  const ana = [
    await approved({ amount: 120 }),
    await approved({ amount: 88 }),
    await approved({ amount: 37.95 }),
  ];
  const mia = await team.spend(
    { employee_id: team.mia, amount: 5, submit_immediately: true },
    team.by.finance,
  );
  shown(await doTo(team.by.finance, mia, "approve"));
  const repositories = [...ana, mia].map(({ id }) => id);
  const paid = await team.by.finance.post("/expenses/actions?action=reimburse", { repositories });
  expect(paid.status, paid.text).toBe(200);
  expect(paid.body.message).toBe("3 expenses of Ana Pop, 245.95 EUR. 1 expense of Mia Lead, 5.00 EUR.");
});

describe("a wrong state", () => {
  it.each([
    ["submit", "submitted", "The expense is already submitted."],
    ["submit", "approved", "The expense is already approved."],
    ["approve", "draft", "The expense is not submitted."],
    ["reject", "approved", "The expense is not submitted."],
    ["reopen", "draft", "The expense is neither submitted nor approved."],
    ["reimburse", "submitted", "The expense is not approved."],
    ["cancel-reimbursement", "approved", "The expense is not reimbursed."],
  ])("refuses to %s one that is %s", async (action, status, message) => {
    const one = { draft: () => team.spend(), submitted, approved }[status]!;
    refused(await doTo(team.by.finance, await one(), action), { action: message });
  });

  it("refuses a bulk action if one of the expenses is in it", async () => {
    const [good, wrong] = [await submitted(), await team.spend()];
    refused(
      await team.by.mia.post("/expenses/actions?action=approve", { repositories: [good.id, wrong.id] }),
      {
        "repositories.1": "The expense is not submitted.",
      },
    );
    expect(await read(team.owner, `/expenses/${good.id}`)).toMatchObject({ status: "submitted" });
  });
});

it("is approved for at most its amount, and by amount one at a time", async () => {
  const one = await submitted({ amount: 120 });
  refused(await doTo(team.by.mia, one, "approve", { approved_amount: 120.01 }), {
    approved_amount: "The approved amount field must not be greater than 120.",
  });
  refused(await doTo(team.by.mia, one, "approve", { approved_amount: 0 }), {
    approved_amount: "The approved amount field must be at least 0.01.",
  });
  const several = { repositories: [one.id], approved_amount: 1 };
  refused(await team.by.mia.post("/expenses/actions?action=approve", several), {
    approved_amount: "The approved amount field is for one expense only.",
  });
  refused(await doTo(team.by.finance, await approved(), "reimburse", { reimbursed_on: "2026-07-13" }), {
    reimbursed_on: "The reimbursed on field must be a date after or equal to date.",
  });
});

describe("what is locked", () => {
  it("are all fields once it is submitted, except the rate and more receipts", async () => {
    const one = await submitted({ currency: "JPY", amount: 900 });
    refused(await team.by.ana.patch(`/expenses/${one.id}`, { amount: 901, merchant: "Bar" }), {
      amount: "The amount field cannot be changed once the expense is submitted.",
      merchant: "The merchant field cannot be changed once the expense is submitted.",
    });
    shown(await team.by.ana.patch(`/expenses/${one.id}`, await read(team.by.ana, `/expenses/${one.id}`)));
    shown(await team.by.finance.patch(`/expenses/${one.id}`, { exchange_rate: 0.006 }));
    shown(await addReceipt(app, team.by.ana, one.id));
    expect((await team.by.ana.delete(`/expenses/${one.id}`)).status).toBe(409);
  });

  it("are all fields but those of rebilling once it is approved, which need manage-expenses", async () => {
    const one = await approved({ project_id: team.project });
    const path = `/expenses/${one.id}`;
    expect(shown(await team.by.finance.patch(path, { is_billable: true, markup_percent: 20 }))).toMatchObject(
      {
        billable_amount: 14.4,
        billing_status: "unbilled",
      },
    );
    refused(await team.by.ana.patch(path, { is_billable: false }), {
      is_billable: "The is billable field cannot be changed once the expense is approved.",
    });
    refused(await team.by.finance.patch(path, { exchange_rate: 2, tax_amount: 1 }), {
      exchange_rate: "The exchange rate field cannot be changed once the expense is approved.",
      tax_amount: "The tax amount field cannot be changed once the expense is approved.",
    });
    shown(await doTo(team.by.finance, one, "reimburse"));
    expect(shown(await team.by.finance.patch(path, { project_id: null, is_billable: false }))).toMatchObject({
      project_id: null,
      client_id: null,
      status: "reimbursed",
    });
  });
});

describe("who may", () => {
  it("see: oneself, those above and view-expenses", async () => {
    const { id } = await team.spend();
    const viewer = await team.workspace.scoped("view-expenses");
    for (const by of [team.by.ana, team.by.mia, team.by.zoe, team.by.finance, viewer])
      expect(ids(await by.get(`/expenses?employee_id=${team.ana}&perPage=500`))).toContain(id);
    expect((await team.by.peer.get(`/expenses/${id}`)).status).toBe(404);
    expect(ids(await team.by.peer.get("/expenses"))).toEqual([]);
  });

  it("decide on one's own: a holder of manage-expenses without a manager", async () => {
    const [chief, clerk] = [
      await hire(team.owner, "Cleo Chief"),
      await hire(team.owner, "Carl Clerk", { manager_employee_id: team.mia }),
    ];
    for (const [employee, status] of [
      [chief, 200],
      [clerk, 403],
    ] as const) {
      const by = await team.workspace.callerFor(employee, "manage-expenses");
      const own = await team.spend({ employee_id: employee, submit_immediately: true }, by);
      expect((await doTo(by, own, "approve")).status).toBe(status);
    }
  });

  it("reopen: the owner and those above while it waits, manage-expenses once it is approved", async () => {
    for (const by of [team.by.ana, team.by.zoe, team.by.finance])
      expect(shown(await doTo(by, await submitted(), "reopen"))).toMatchObject({ status: "draft" });
    const done = await approved();
    for (const by of [team.by.ana, team.by.mia]) forbidden(await doTo(by, done, "reopen"), "manage-expenses");
  });

  it("reimburse: only manage-expenses; change and submit: not superiors", async () => {
    forbidden(await doTo(team.by.mia, await approved(), "reimburse"), "manage-expenses");
    const draft = await team.spend();
    forbidden(await doTo(team.by.mia, draft, "submit"), "manage-expenses");
    forbidden(await team.by.mia.patch(`/expenses/${draft.id}`, { amount: 1 }), "manage-expenses");
    forbidden(await team.by.mia.delete(`/expenses/${draft.id}`), "manage-expenses");
    expect((await team.by.ana.delete(`/expenses/${draft.id}`)).status).toBe(204);
  });

  it("act for somebody who has left: manage-expenses, inside the employment", async () => {
    const leaver = await hire(team.owner, "Leo Left", { manager_employee_id: team.mia });
    await team.owner.post(`/employees/${leaver}/actions?action=archive`, { termination_date: "2026-06-30" });
    const late = { employee_id: leaver, date: "2026-06-30", submit_immediately: true };
    const one = await team.spend(late, team.by.finance);
    shown(await doTo(team.by.mia, one, "approve"));
    shown(await doTo(team.by.finance, one, "reimburse"));
    refused(await team.trySpending({ ...late, date: "2026-07-01" }, team.by.finance), {
      date: "The date is outside the employment.",
    });
  });
});

describe("receipts", () => {
  it("are fetched by a link that works for half an hour, without a credential", async () => {
    const one = await team.spend();
    const { receipts, has_receipt } = shown(await addReceipt(app, team.by.ana, one.id, PDF, "bill ü.pdf"));
    expect(has_receipt).toBe(true);
    expect(receipts).toEqual([
      {
        id: expect.any(String),
        file_name: "bill ü.pdf",
        mime_type: "application/pdf",
        size: PDF.length,
        url: expect.any(String),
      },
    ]);
    for (const path of [`/expenses/${one.id}`, `/expenses?search=lunch&perPage=500`]) {
      const { data } = (await team.by.ana.get(path)).body;
      const found = [data].flat().find(({ id }) => id === one.id);
      const file = await app.request("GET", found.attributes.receipts[0].url);
      expect([file.status, file.bytes.equals(PDF)]).toEqual([200, true]);
      expect(file.headers.get("content-type")).toBe("application/pdf");
      expect(file.headers.get("cache-control")).toBe("private, no-store");
    }
    expect((await app.request("GET", receipts[0].url.replace("/files/", "/files/x"))).status).toBe(403);
    const tag = (await team.by.ana.get(`/expenses/${one.id}`)).headers.get("etag")!;
    const then = app.clock.now();
    app.clock.set(new Date(then.getTime() + 30 * 60_000));
    expect((await app.request("GET", receipts[0].url)).status).toBe(410);
    // A new link is no change of the record.
    const again = await team.by.ana.get(`/expenses/${one.id}`, { headers: { "If-None-Match": tag } });
    expect(again.status).toBe(304);
    app.clock.set(then);
    const reported = await team.owner.get(`/audit-log?resource_id=${one.id}&event=expenses.add_receipt`);
    expect(JSON.stringify(reported.body.data[0].attributes.changes)).not.toContain("url");
  });

  it("are documents by their content, ten at most", async () => {
    const { id } = await team.spend();
    refused(await addReceipt(app, team.by.ana, id, Buffer.from("MZ program"), "bill.pdf"), {
      file: "The file field must be a file of type: pdf, png, jpeg, webp, heic.",
    });
    for (let n = 0; n < 10; n++) shown(await addReceipt(app, team.by.ana, id));
    refused(await addReceipt(app, team.by.ana, id), {
      file: "The expense must not have more than 10 receipts.",
    });
    expect((await addReceipt(app, team.by.mia, id)).status).toBe(403);
  });

  it("are removed while it is open, and with it", async () => {
    const one = await team.spend();
    const { receipts } = shown(await addReceipt(app, team.by.ana, one.id));
    refused(await doTo(team.by.ana, one, "remove-receipt"), {
      receipt_id: "The receipt id field is required.",
    });
    refused(await doTo(team.by.ana, one, "remove-receipt", { receipt_id: one.id }), {
      receipt_id: "The selected receipt id is invalid.",
    });
    shown(await doTo(team.by.ana, one, "submit"));
    const receipt_id = receipts[0].id;
    refused(await doTo(team.by.ana, one, "remove-receipt", { receipt_id }), {
      action: "A receipt cannot be removed once the expense is submitted.",
    });
    shown(await doTo(team.by.ana, one, "reopen"));
    expect(shown(await doTo(team.by.ana, one, "remove-receipt", { receipt_id }))).toMatchObject({
      receipts: [],
      has_receipt: false,
    });
    expect((await app.request("GET", receipts[0].url)).status).toBe(404);
    const retained = shown(await addReceipt(app, team.by.ana, one.id)).receipts[0];
    expect((await team.by.ana.delete(`/expenses/${one.id}`)).status).toBe(204);
    expect((await app.request("GET", retained.url)).status).toBe(404);
  });
});
