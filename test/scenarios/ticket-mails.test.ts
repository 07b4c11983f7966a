import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sendQueuedMails } from "../../src/platform/mail/queued-mails.ts";
import type { Caller } from "../support/app.ts";
import { testCompany } from "../support/test-company.ts";
import { act, add, created, hire, read, refused, shown } from "./company.ts";
import { type Mail, mailsTo } from "./outbox.ts";

const { app, acme, owner } = testCompany();

let agent: Caller;
let n = 0;

beforeAll(async () => {
  const id = await hire(owner, "Alan Agent");
  agent = await acme.callerFor(id, "view-tickets", "manage-tickets");
});
beforeEach(async () => {
  shown(await owner.patch("/workspace", { ticket_email: "support@acme.test" }));
});

/** A ticket of somebody without a record. */
async function asked(): Promise<{ id: string; email: string; number: number }> {
  const email = `asker${++n}@client.test`;
  const id = await add(agent, "tickets", { subject: "The scanner is offline", requester_email: email });
  return { id, email, number: (await read(owner, `/tickets/${id}`)).number };
}
const say = async (ticket_id: string, body: string, visibility: string, by = agent): Promise<string> =>
  created(await by.post("/ticket-comments", { ticket_id, body, visibility })).id;

async function mailed(address: string): Promise<Mail[]> {
  await sendQueuedMails(app.installation.services);
  return mailsTo(app, address);
}

/** The header fields of the only mail in the outbox whose text has these words, folded lines joined. */
async function headersOf(words: string): Promise<Record<string, string>> {
  const folder = join(app.dataDir, "outbox");
  const sources = await Promise.all(
    (await readdir(folder)).map((name) => readFile(join(folder, name), "utf8")),
  );
  const [source, ...more] = sources.filter((one) => one.includes(words));
  expect(more).toEqual([]);
  const head = source!.split("\r\n\r\n")[0]!.replace(/\r\n[ \t]+/g, " ");
  return Object.fromEntries(
    head.split("\r\n").map((line) => [line.split(":", 1)[0]!.toLowerCase(), line.replace(/^[^:]*:\s*/, "")]),
  );
}

describe("a public comment of an agent", () => {
  it("is mailed to the requester once, with the number of the ticket", async () => {
    const { id, email, number } = await asked();
    await say(id, "We look into it.", "public");
    const [mail, ...more] = await mailed(email);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe(`[#${number}] The scanner is offline`);
    expect(mail!.text).toContain("We look into it.");
    await Promise.all(Array.from({ length: 4 }, () => sendQueuedMails(app.installation.services)));
    expect(await mailed(email)).toHaveLength(1);
  });

  it("belongs to one conversation by its headers, and has a reply token that is the ticket's own", async () => {
    const [one, other] = [await asked(), await asked()];
    const first = await say(one.id, "Unplug the blue cable.", "public");
    const second = await say(one.id, "Now plug in the red cable.", "public");
    await say(other.id, "Yours is the green cable.", "public");
    await sendQueuedMails(app.installation.services);
    const [a, b, c] = [
      await headersOf("blue cable"),
      await headersOf("red cable"),
      await headersOf("green cable"),
    ];
    const host = /@([^>]+)>$/.exec(a["message-id"]!)![1];
    expect(a["message-id"]).toBe(`<${first}@${host}>`);
    expect(b["message-id"]).toBe(`<${second}@${host}>`);
    expect(a["in-reply-to"]).toBe(`<${one.id}@${host}>`);
    expect(b["in-reply-to"]).toBe(a["message-id"]);
    expect(b.references).toBe(`<${one.id}@${host}> ${a["message-id"]}`);
    expect(a["auto-submitted"]).toBe("auto-generated");
    expect(a["reply-to"]).toMatch(new RegExp(`^support\\+${one.number}\\.[0-9a-f]{24}@acme\\.test$`));
    expect(b["reply-to"]).toBe(a["reply-to"]);
    const token = (address = "") => address.slice(address.indexOf("."), address.indexOf("@"));
    expect(token(c["reply-to"])).not.toBe(token(a["reply-to"]));
  });

  it("stores no token while it waits", async () => {
    const { id } = await asked();
    await say(id, "The purple cable is loose.", "public");
    const { rows } = await app.installation.services.pool.query(
      "select to_jsonb(mail)::text as mail from queued_mails mail where body like '%purple%'",
    );
    expect(rows).toHaveLength(1);
    await sendQueuedMails(app.installation.services);
    const token = /\.([0-9a-f]{24})@/.exec((await headersOf("purple cable"))["reply-to"]!)![1]!;
    expect(rows[0].mail).not.toContain(token);
  });

  it("is mailed as a part of an action, and when an internal comment becomes public", async () => {
    const { id, email } = await asked();
    const comment = await say(id, "It was the fuse.", "internal");
    expect(await mailed(email)).toEqual([]);
    shown(await agent.patch(`/ticket-comments/${comment}`, { visibility: "public" }));
    shown(await agent.patch(`/ticket-comments/${comment}`, { body: "It was the main fuse." }));
    shown(await act(agent, `/tickets/${id}`, "resolve", { comment: "Replaced it.", visibility: "public" }));
    expect((await mailed(email)).map(({ text }) => text.split("\r\n")[0])).toEqual([
      "It was the fuse.",
      "Replaced it.",
    ]);
  });

  it("goes to the employee or the contact who asked, and not to somebody who is archived", async () => {
    const rita = await hire(owner, "Rita Requester");
    const ritas = await add(agent, "tickets", { subject: "No light", requester_employee_id: rita });
    const { email } = await read(owner, `/employees/${rita}`);
    await say(ritas, "Try again.", "public");
    expect(await mailed(email)).toHaveLength(1);
    const client_id = await add(owner, "clients", { name: "Client" });
    const client_contact_id = await add(owner, "client-contacts", { client_id, email: "maria@client.test" });
    const marias = await add(agent, "tickets", { subject: "No sound", client_contact_id });
    await say(marias, "Try it louder.", "public");
    expect(await mailed("maria@client.test")).toHaveLength(1);
    shown(await act(owner, `/employees/${rita}`, "archive"));
    await say(ritas, "Better now?", "public");
    expect(await mailed(email)).toHaveLength(1);
  });
});

describe("nothing is mailed", () => {
  it("of internal comments, of the requester's own, in a dry run, or without an address of the desk", async () => {
    const { id, email } = await asked();
    await say(id, "He calls every day.", "internal");
    shown(
      await act(agent, `/tickets/${id}`, "move", { stage_id: await stage("In progress"), comment: "Mine." }),
    );
    const dryRun = { ticket_id: id, body: "Perhaps.", visibility: "public" };
    expect((await agent.post("/ticket-comments?dry_run=true", dryRun)).status).toBeLessThan(300);
    shown(await owner.patch("/workspace", { ticket_email: null }));
    await say(id, "Not by mail.", "public");
    expect(await mailed(email)).toEqual([]);

    shown(await owner.patch("/workspace", { ticket_email: "support@acme.test" }));
    const tom = await hire(owner, "Tom Requester");
    const caller = await acme.callerFor(tom);
    const toms = await add(caller, "tickets", { subject: "No heating" });
    await say(toms, "It is cold.", "public", caller);
    expect(await mailed((await read(owner, `/employees/${tom}`)).email)).toEqual([]);
  });

  it("to the desk itself, whose mail would come back", async () => {
    const id = await add(agent, "tickets", { subject: "A loop", requester_email: "Support+1.abc@acme.test" });
    await say(id, "Round and round.", "public");
    expect(await mailed("Support+1.abc@acme.test")).toEqual([]);
  });
});

describe("the address of the desk", () => {
  it("leaves room for the token", async () => {
    refused(await owner.patch("/workspace", { ticket_email: `${"a".repeat(29)}@acme.test` }), {
      ticket_email: "The ticket email field must not have more than 28 characters before the @.",
    });
    shown(await owner.patch("/workspace", { ticket_email: `${"a".repeat(28)}@acme.test` }));
  });
});

async function stage(name: string): Promise<string> {
  const { data } = (await owner.get("/ticket-stages")).body;
  return data.find((one: { attributes: { name: string } }) => one.attributes.name === name).id;
}
