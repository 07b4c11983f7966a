import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sendDueReminders } from "../../src/modules/invoicing/index.ts";
import { sendQueuedMails } from "../../src/platform/mail/queued-mails.ts";
import type { Caller } from "../support/app.ts";
import { testCompany } from "../support/test-company.ts";
import { act, add, created, read, refused, shown } from "./company.ts";
import { mailsTo } from "./outbox.ts";

const { app, acme } = testCompany();

let owner: Caller;
let n = 0;

beforeAll(async () => {
  owner = acme.owner;
  const country = { country: "RO" };
  shown(await owner.patch("/workspace", { legal_name: "Acme SRL", vat_number: "RO123", address: country }));
});
beforeEach(async () => {
  app.clock.set("2026-06-01T10:00:00Z");
  const none = {
    invoice_reminder_1_days: null,
    invoice_reminder_2_days: null,
    invoice_reminder_3_days: null,
  };
  shown(await owner.patch("/workspace", { ...none, invoice_reminder_2_text: null }));
});

/** A client with an address of its own, and an issued invoice of 100.00 that is due on 2026-06-15. */
async function billed(more = {}): Promise<{ id: string; email: string; client: string }> {
  const email = `pay${++n}@client.test`;
  const client = await add(owner, "clients", {
    ...{ name: `Client ${n}`, email, payment_terms_days: 14, address: { country: "RO" } },
    ...more,
  });
  const lines = [{ description: "Work", unit_price: 100, tax_rate_id: null }];
  const { id } = created(await owner.post("/invoices", { client_id: client, lines }));
  shown(await act(owner, `/invoices/${id}`, "issue"));
  return { id, email, client };
}
async function mailed(address: string) {
  await sendQueuedMails(app.installation.services);
  return mailsTo(app, address);
}
/** Waits until so many transactions wait for a named lock. */
const untilWaiting = (count: number) =>
  expect
    .poll(async () => {
      const { rows } =
        await app.installation.services.pool.query(`select count(*)::integer as waiting from pg_locks
        where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`);
      return rows[0].waiting;
    })
    .toBe(count);
/** The responses to two equal requests of which one waits for the other. */
async function twiceAtOnce(id: string, action: string) {
  const holder = await app.installation.services.pool.connect();
  try {
    await holder.query("begin");
    await holder.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [
      `${acme.workspace.id}:invoice ${id}`,
    ]);
    const waiting = [1, 2].map(() => act(owner, `/invoices/${id}`, action));
    await untilWaiting(2);
    await holder.query("commit");
    return await Promise.all(waiting);
  } finally {
    holder.release();
  }
}
const remindAll = () => app.installation.work(acme.workspace, sendDueReminders);

describe("sending an invoice", () => {
  it("mails the PDF to the client, and keeps when it was first sent", async () => {
    const { id, email } = await billed();
    expect(shown(await act(owner, `/invoices/${id}`, "send"))).toMatchObject({ status: "sent" });
    const { number, sent_at } = await read(owner, `/invoices/${id}`);
    const [mail, ...more] = await mailed(email);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe(`Invoice ${number} from Acme SRL`);
    expect(mail!.text).toContain("It is due on Jun 15, 2026.");
    expect(mail!.text).toContain(`filename=${number}.pdf`);
    expect(mail!.text).toContain("Content-Type: application/pdf");
    app.clock.set("2026-06-02T10:00:00Z");
    shown(await act(owner, `/invoices/${id}`, "send", { subject: "Again", message: "As agreed" }));
    expect((await read(owner, `/invoices/${id}`)).sent_at).toBe(sent_at);
    expect((await mailed(email)).map(({ subject }) => subject)).toEqual([mail!.subject, "Again"]);
  });

  it("is sent once by two requests of which one waits for the other", async () => {
    const { id, email } = await billed();
    const replies = await twiceAtOnce(id, "send");
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await mailed(email)).toHaveLength(1);
  });

  it("prefers billing contacts, then the billing email, and refuses a client without an address", async () => {
    const { id, client } = await billed({ billing_email: "bills@client.test" });
    shown(await act(owner, `/invoices/${id}`, "send"));
    expect(await mailed("bills@client.test")).toHaveLength(1);
    await add(owner, "client-contacts", { client_id: client, email: "ana@client.test", is_billing: true });
    shown(await act(owner, `/invoices/${id}`, "send"));
    expect(await mailed("ana@client.test")).toHaveLength(1);
    expect(await mailed("bills@client.test")).toHaveLength(1);
    const nobody = await billed({ email: null });
    refused(await act(owner, `/invoices/${nobody.id}`, "send"), { to: "The client has no email address." });
    expect((await read(owner, `/invoices/${nobody.id}`)).sent_at).toBeNull();
  });

  it("is refused for drafts, void invoices, wrong addresses and too many of them", async () => {
    const { id, client } = await billed();
    const draft = created(await owner.post("/invoices", { client_id: client, lines: [] }));
    refused(await act(owner, `/invoices/${draft.id}`, "send"), { action: "A draft cannot be sent." });
    refused(await act(owner, `/invoices/${id}`, "send", { to: ["a@b.test", "nonsense"] }), {
      "to.1": "The to.1 field must be a valid email address.",
    });
    const eleven = Array.from({ length: 11 }, (_, at) => `a${at}@b.test`);
    refused(await act(owner, `/invoices/${id}`, "send", { to: eleven, cc: eleven }), {
      to: "A mail must not have more than 20 recipients.",
    });
    shown(await act(owner, `/invoices/${id}`, "void", { reason: "Twice" }));
    refused(await act(owner, `/invoices/${id}`, "send"), { action: "A void invoice cannot be sent." });
  });

  it("leaves no mail of a dry run, and sends each queued one once", async () => {
    const { id, email } = await billed();
    const { number } = await read(owner, `/invoices/${id}`);
    const preview = await act(owner, `/invoices/${id}`, "send&dry_run=true", { cc: ["copy@client.test"] });
    expect(shown(preview).status).toBe("sent");
    expect(preview.body.meta.mail).toEqual({
      ...{ to: [email], cc: ["copy@client.test"], subject: `Invoice ${number} from Acme SRL` },
      ...{ text: expect.stringContaining("It is due on Jun 15, 2026."), attachment: `${number}.pdf` },
    });
    expect(await mailed(email)).toEqual([]);
    shown(await act(owner, `/invoices/${id}`, "send"));
    const { services } = app.installation;
    await Promise.all(Array.from({ length: 4 }, () => sendQueuedMails(services)));
    expect(await mailed(email)).toHaveLength(1);
  });
});

describe("a reminder", () => {
  it("is refused for what is not overdue", async () => {
    const { id } = await billed();
    const notOverdue = { action: "The invoice is not overdue." };
    refused(await act(owner, `/invoices/${id}`, "remind"), notOverdue);
    app.clock.set("2026-06-16T10:00:00Z");
    shown(await act(owner, `/invoices/${id}`, "mark-paid"));
    refused(await act(owner, `/invoices/${id}`, "remind"), notOverdue);
  });

  it("says the open balance and the days, rises by level, and is journalled", async () => {
    const { id, email } = await billed();
    app.clock.set("2026-06-20T10:00:00Z");
    const payment = { invoice_id: id, amount: 40, paid_at: "2026-06-18" };
    created(await owner.post("/invoice-payments", payment));
    const preview = await act(owner, `/invoices/${id}`, "remind&dry_run=true", { level: 3 });
    expect(shown(preview).reminder_level).toBe(3);
    expect(preview.body.meta.mail).toMatchObject({ to: [email], cc: [] });
    expect(shown(await act(owner, `/invoices/${id}`, "remind"))).toMatchObject({ reminder_level: 1 });
    const [first] = await mailed(email);
    const { number } = await read(owner, `/invoices/${id}`);
    expect(first!.subject).toBe(`Reminder 1: invoice ${number}`);
    for (const part of ["5 days ago", "60.00 EUR of 100.00 EUR"]) expect(first!.text).toContain(part);
    shown(
      await owner.patch("/workspace", { invoice_reminder_2_text: "Pay {balance} for {number}, {client}!" }),
    );
    expect(shown(await act(owner, `/invoices/${id}`, "remind"))).toMatchObject({ reminder_level: 2 });
    app.clock.set("2026-06-21T10:00:00Z");
    expect(shown(await act(owner, `/invoices/${id}`, "remind"))).toMatchObject({ reminder_level: 3 });
    expect(shown(await act(owner, `/invoices/${id}`, "remind"))).toMatchObject({ reminder_level: 3 });
    const texts = (await mailed(email)).map(({ text }) => text).join("\n");
    expect(texts).toContain(`Pay 60.00 EUR for ${number}, Client`);
    const { body } = await owner.get(`/audit-log?event=invoices.remind&resource_id=${id}`);
    expect(body.meta.total).toBe(4);
  });

  it("is sent once by two requests of which one waits for the other", async () => {
    const { id, email } = await billed();
    app.clock.set("2026-06-20T10:00:00Z");
    const replies = await twiceAtOnce(id, "remind");
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)!.body.message).toBe(
      "The client has just been reminded of the invoice.",
    );
    expect(await read(owner, `/invoices/${id}`)).toMatchObject({ reminder_level: 1 });
    expect(await mailed(email)).toHaveLength(1);
  });

  it("is sent by itself after the days of its level, once", async () => {
    const { id, email } = await billed();
    shown(await owner.patch("/workspace", { invoice_reminder_1_days: 3, invoice_reminder_2_days: 10 }));
    app.clock.set("2026-06-17T10:00:00Z");
    await remindAll();
    expect(await mailed(email)).toEqual([]);
    app.clock.set("2026-06-18T10:00:00Z");
    await Promise.all([remindAll(), remindAll(), remindAll()]);
    expect(await mailed(email)).toHaveLength(1);
    expect(await read(owner, `/invoices/${id}`)).toMatchObject({ reminder_level: 1 });
    app.clock.set("2026-06-25T10:00:00Z");
    await remindAll();
    await remindAll();
    expect((await mailed(email)).map(({ subject }) => subject.slice(0, 10))).toEqual([
      "Reminder 1",
      "Reminder 2",
    ]);
    const { body } = await owner.get(`/audit-log?event=invoices.remind&resource_id=${id}`);
    expect(body.data.map((one: { attributes: { actor_type: string } }) => one.attributes.actor_type)).toEqual(
      ["system", "system"],
    );
  });

  it("skips the levels that were missed, and clients without an address", async () => {
    const { email } = await billed();
    const nobody = await billed({ email: null });
    const days = { invoice_reminder_1_days: 3, invoice_reminder_2_days: 10, invoice_reminder_3_days: 20 };
    shown(await owner.patch("/workspace", days));
    app.clock.set("2026-07-30T10:00:00Z");
    await remindAll();
    expect((await mailed(email)).map(({ subject }) => subject.slice(0, 10))).toEqual(["Reminder 3"]);
    expect(await read(owner, `/invoices/${nobody.id}`)).toMatchObject({ reminder_level: 0 });
  });

  it("is sent again by another process when one ends before it has said so, as the same message", async () => {
    const { id, email } = await billed();
    app.clock.set("2026-06-20T10:00:00Z");
    shown(await act(owner, `/invoices/${id}`, "remind"));
    const { services } = app.installation;
    // The mail leaves, and the transaction that would say so is lost.
    const dying = {
      ...services.mailer,
      send: async (message: never) => {
        await services.mailer.send(message);
        throw new Error("The process ended.");
      },
    };
    await sendQueuedMails({ ...services, mailer: dying });
    expect(await mailed(email)).toHaveLength(1);
    app.clock.set("2026-06-20T10:02:00Z");
    expect(await mailed(email)).toHaveLength(1);
    const { rows } = await services.pool.query("select from queued_mails");
    expect(rows).toEqual([]);
  });
});
