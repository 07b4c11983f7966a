import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sendQueuedMails } from "../../src/platform/mail/queued-mails.ts";
import type { Caller, Reply } from "../support/app.ts";
import { testCompany } from "../support/test-company.ts";
import { act, add, created, forbidden, hire, read, refused, shown } from "./company.ts";

const { app, acme, owner } = testCompany();

let agent: Caller;
let n = 0;

beforeAll(async () => {
  agent = await acme.callerFor(await hire(owner, "Alan Agent"), "view-tickets", "manage-tickets");
});
beforeEach(async () => {
  shown(await owner.patch("/workspace", { ticket_email: "support@acme.test" }));
});

/** A message with an id of its own; the text may have headers of parts. */
const message = (headers: Partial<Record<string, string>>, text: string): string =>
  `${Object.entries({
    From: "Ana <ana@client.test>",
    To: "support@acme.test",
    Subject: "No sound",
    "Message-ID": `<m${++n}@client.test>`,
    ...headers,
  })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("")}\r\n${text}`;

/** Posts a message as a mail server does. */
const arrives = (source: string | Uint8Array, path = "/tickets/inbound", by = owner): Promise<Reply> =>
  app.request("POST", path, {
    key: by.key,
    raw: typeof source === "string" ? source : Buffer.from(source),
    headers: { "Content-Type": "message/rfc822" },
  });

const outcome = async (source: string | Uint8Array) => {
  const reply = await arrives(source);
  expect(reply.status, reply.text).toBe(200);
  return reply.body.data as Record<"outcome" | "reason" | "ticket_id" | "comment_id", string>;
};
const comments = async (ticketId: string) =>
  (await agent.get(`/ticket-comments?ticket_id=${ticketId}`)).body.data.map(
    ({ attributes }: { attributes: Record<string, unknown> }) => attributes,
  );

interface Asked {
  readonly id: string;
  readonly email: string;
  /** The Message-ID of the mail to the requester, and its address for replies. */
  readonly sent: string;
  readonly replyTo: string;
}

/** A ticket of somebody without a record, who got a public comment by mail. */
async function asked(subject = "The scanner is offline"): Promise<Asked> {
  const email = `asker${++n}@client.test`;
  const id = await add(agent, "tickets", { subject, requester_email: email });
  const body = `Reply ${n}.`;
  const comment = created(
    await agent.post("/ticket-comments", { ticket_id: id, body, visibility: "public" }),
  );
  await sendQueuedMails(app.installation.services);
  const folder = join(app.dataDir, "outbox");
  for (const name of await readdir(folder)) {
    const head = (await readFile(join(folder, name), "utf8")).split("\r\n\r\n")[0]!.replace(/\r\n\s+/g, " ");
    const header = (key: string) => new RegExp(`^${key}: (.*)$`, "im").exec(head)![1]!;
    if (head.includes(comment.id) && header("Message-ID").includes(comment.id))
      return { id, email, sent: header("Message-ID"), replyTo: header("Reply-To") };
  }
  throw new Error("The comment was not mailed.");
}

describe("a new mail", () => {
  it("opens a ticket of whoever sent it, with its source", async () => {
    const source = message(
      { From: "Ana Petrova <Ana@Client.test>" },
      "There is none.\r\n\r\n> from my notes",
    );
    const { outcome: became, ticket_id, comment_id } = await outcome(source);
    expect([became, comment_id]).toEqual(["created", null]);
    const ticket = await read(agent, `/tickets/${ticket_id}`);
    expect(ticket).toMatchObject({
      ...{ subject: "No sound", description: "There is none.\n\n> from my notes", channel: "email" },
      ...{ requester_email: "Ana@Client.test", requester_name: "Ana Petrova", requester_employee_id: null },
      ...{ created_by_user_id: null, status: "open", received_mail: { from: "Ana@Client.test" } },
    });
    const stored = await fetch(ticket.received_mail.url);
    expect(stored.headers.get("content-disposition")).toContain("attachment");
    expect(await stored.text()).toBe(source);
  });

  it("is the employee's or the contact's who sent it, but of no one if two contacts share the address", async () => {
    const rita = await hire(owner, "Rita Requester");
    const { email } = await read(owner, `/employees/${rita}`);
    const ritas = await outcome(message({ From: email.toUpperCase() }, "text"));
    expect(await read(agent, `/tickets/${ritas.ticket_id}`)).toMatchObject({ requester_employee_id: rita });
    const client_id = await add(owner, "clients", { name: "Client" });
    const contact = await add(owner, "client-contacts", { client_id, email: "maria@client.test" });
    const marias = await outcome(message({ From: "maria@client.test" }, "text"));
    expect(await read(agent, `/tickets/${marias.ticket_id}`)).toMatchObject({
      ...{ client_contact_id: contact, client_id, requester_email: null },
    });
    const other = await add(owner, "clients", { name: "Other" });
    await add(owner, "client-contacts", { client_id: other, email: "maria@client.test" });
    const shared = await outcome(message({ From: "maria@client.test" }, "text"));
    expect(await read(agent, `/tickets/${shared.ticket_id}`)).toMatchObject({
      ...{ client_contact_id: null, requester_email: "maria@client.test" },
    });
  });

  it("brings files, of which programs and the eleventh are left out and named", async () => {
    const part = (name: string, content: string) =>
      `--b\r\nContent-Type: application/octet-stream; name="${name}"\r\nContent-Disposition: attachment\r\n\r\n${content}\r\n`;
    const files = Array.from({ length: 11 }, (_, index) => part(`log${index}.txt`, `log ${index}`)).join("");
    const { ticket_id, comment_id } = await outcome(
      message(
        { "MIME-Version": "1.0", "Content-Type": "multipart/mixed; boundary=b" },
        `--b\r\nContent-Type: text/plain\r\n\r\nSee the logs.\r\n${part("run.exe", "MZ")}${files}--b--`,
      ),
    );
    const [note, left] = await comments(ticket_id);
    expect(note.id).toBe(comment_id);
    expect(note.attachments.map(({ file_name }: { file_name: string }) => file_name)).toEqual(
      Array.from({ length: 10 }, (_, index) => `log${index}.txt`),
    );
    expect((await (await fetch(note.attachments[3].url)).text()).trim()).toBe("log 3");
    expect(left).toMatchObject({ visibility: "internal", author_type: "system" });
    expect(left.body).toContain("run.exe (a program), log10.txt");
  });

  it("is not a reply because of a number in its subject", async () => {
    const { id } = await asked();
    const { number } = await read(agent, `/tickets/${id}`);
    const { outcome: became } = await outcome(message({ Subject: `Re: [#${number}] No sound` }, "text"));
    expect(became).toBe("created");
  });

  it("waits in the mail server while no stage has room", async () => {
    const stages = (await owner.get("/ticket-stages?category=open")).body.data;
    const set = async (wip_limit: number | null) => {
      for (const { id } of stages) shown(await owner.patch(`/ticket-stages/${id}`, { wip_limit }));
    };
    shown(await act(agent, `/tickets/${(await asked()).id}`, "move", { stage_id: stages[1].id }));
    await set(1);
    const source = message({}, "text");
    const reply = await arrives(source);
    await set(null);
    expect([reply.status, reply.body.message]).toEqual([409, "No stage has room for another ticket."]);
    expect((await outcome(source)).outcome).toBe("created");
  });
});

describe("a reply", () => {
  it("by its token becomes a public comment of the requester, without history, and opens the ticket again", async () => {
    const { id, replyTo } = await asked();
    shown(await act(agent, `/tickets/${id}`, "resolve"));
    const text = "Not yet.\r\n\r\nOn 24 Nov 2026, Support <s@acme.test> wrote:\r\n> Reply.";
    const received = await outcome(message({ To: replyTo.toUpperCase(), From: "private@home.test" }, text));
    expect(received).toMatchObject({ outcome: "commented", ticket_id: id });
    const said = (await comments(id)).at(-1);
    expect(said).toMatchObject({
      ...{ id: received.comment_id, body: "Not yet.", visibility: "public", author_type: "requester" },
      ...{ author_user_id: null, is_first_response: false, received_mail: { from: "private@home.test" } },
    });
    expect(await (await fetch(said.received_mail.url)).text()).toContain("> Reply.");
    expect(await read(agent, `/tickets/${id}`)).toMatchObject({ status: "open", reopen_count: 1 });
  });

  it("by its headers, to our mail and to the requester's own, if the requester sends it", async () => {
    const { id, email, sent } = await asked();
    const first = message({ From: email, "In-Reply-To": sent, Subject: "Re: whatever" }, "It is on.");
    expect(await outcome(first)).toMatchObject({ outcome: "commented", ticket_id: id });
    const own = /Message-ID: (.*)\r/.exec(first)![1]!;
    const second = message(
      { From: email.toUpperCase(), References: `<unknown@x.test> ${own}` },
      "And now off.",
    );
    expect(await outcome(second)).toMatchObject({ outcome: "commented", ticket_id: id });
    const files = message({ From: email, "In-Reply-To": own, "Content-Type": "text/csv; name=a.csv" }, "1;2");
    await outcome(files);
    expect((await comments(id)).map(({ body }: { body: string }) => body).slice(1)).toContain("And now off.");
  });

  it("of somebody else is a new ticket, whatever ids or tokens it guesses", async () => {
    const [mine, theirs] = [await asked(), await asked()];
    const internal = created(
      await agent.post("/ticket-comments", { ticket_id: theirs.id, body: "Secret.", visibility: "internal" }),
    );
    const { number } = await read(agent, `/tickets/${theirs.id}`);
    const token = /\.([0-9a-f]{24})@/.exec(mine.replyTo)![1]!;
    const flipped = theirs.replyTo.replace(/.@/, (end) => (end === "0@" ? "1@" : "0@"));
    for (const headers of [
      { "In-Reply-To": theirs.sent },
      { References: `<${theirs.id}@x.test>` },
      { From: mine.email, "In-Reply-To": theirs.sent },
      { To: `support+${number}.${token}@acme.test` },
      { To: flipped },
      { From: theirs.email, "In-Reply-To": `<${internal.id}@x.test>` },
    ])
      expect((await outcome(message(headers, "Let me in."))).outcome).toBe("created");
    expect(await comments(theirs.id)).toHaveLength(2);
  });

  it("with the token of an earlier requester is a new ticket", async () => {
    const { id, replyTo } = await asked();
    shown(await agent.patch(`/tickets/${id}`, { requester_email: "successor@client.test" }));
    expect((await outcome(message({ To: replyTo }, "text"))).outcome).toBe("created");
  });

  it("to a ticket that was resolved too long ago opens a new one", async () => {
    const { id, replyTo } = await asked();
    shown(await act(agent, `/tickets/${id}`, "resolve"));
    shown(await owner.patch("/workspace", { ticket_reopen_days: 0 }));
    const received = await outcome(message({ To: replyTo }, "Again."));
    shown(await owner.patch("/workspace", { ticket_reopen_days: 14 }));
    expect(received.outcome).toBe("created");
    expect(received.ticket_id).not.toBe(id);
  });
});

describe("nothing comes of", () => {
  const total = async () => (await agent.get("/tickets?perPage=1")).body.meta.total;

  it.each([
    "Auto-Submitted: auto-replied",
    "Precedence: bulk",
    "Return-Path: <>",
    "X-Auto-Response-Suppress: All",
  ])("an automatic mail (%s)", async (header) => {
    const [name, value] = header.split(": ") as [string, string];
    const before = await total();
    expect(await outcome(message({ [name]: value }, "I am away."))).toEqual({
      ...{ outcome: "ignored", reason: "automatic", ticket_id: null, comment_id: null },
    });
    expect(await total()).toBe(before);
  });

  it("our own mail that comes back", async () => {
    const { sent } = await asked();
    for (const headers of [{ "Message-ID": sent }, { From: "Support+7.abc@acme.test" }])
      expect(await outcome(message(headers, "text"))).toMatchObject({
        reason: "own",
      });
  });

  it("the same message again, also at the same moment", async () => {
    const [source, before] = [message({}, "Once."), await total()];
    const received = await Promise.all(Array.from({ length: 5 }, () => outcome(source)));
    expect(received.map((one) => one.outcome).sort()).toEqual(["created", ...Array(4).fill("ignored")]);
    expect(new Set(received.map((one) => one.ticket_id)).size).toBe(1);
    expect(await total()).toBe(before + 1);
    const without = source.replace(/^Message-ID.*\r\n/m, "");
    expect((await outcome(without)).outcome).toBe("created");
    expect((await outcome(without)).reason).toBe("duplicate");
  });

  it("a dry run", async () => {
    const [source, before] = [message({}, "Perhaps."), await total()];
    const reply = await arrives(source, "/tickets/inbound?dry_run=true");
    expect(reply.body.data.outcome).toBe("created");
    expect(await total()).toBe(before);
    expect((await outcome(source)).outcome).toBe("created");
  });
});

describe("a request", () => {
  it("needs a credential with manage-tickets", async () => {
    const viewer = await acme.callerFor(await hire(owner, "Vera Viewer"), "view-tickets");
    forbidden(await arrives(message({}, "text"), "/tickets/inbound", viewer), "manage-tickets");
    const raw = message({}, "text");
    const headers = { "Content-Type": "message/rfc822" };
    expect((await app.request("POST", "/tickets/inbound?tenant=acme", { raw, headers })).status).toBe(401);
  });

  it("can be a form with the message as its file, and needs one of the two", async () => {
    const form = new FormData();
    form.append("file", new Blob([message({}, "From a form.")]), "mail.eml");
    const reply = await app.request("POST", "/tickets/inbound", { key: owner.key, raw: form });
    expect(reply.body.data.outcome).toBe("created");
    expect((await owner.post("/tickets/inbound", { subject: "x" })).status).toBe(415);
    refused(await arrives(""), { file: "The file field is required." });
  });

  it("with a message that cannot be read says why", async () => {
    refused(await arrives("noise"), { file: "The message has no From header with an address." });
    const huge = message({ "X-Long": "a".repeat(300_000) }, "text");
    refused(await arrives(huge), {
      file: "The message has too long headers or too deeply nested parts.",
    });
  });

  it("takes texts that are longer than a field, in any characters, and keeps the source whole", async () => {
    const text = "😀".repeat(70_000);
    const { ticket_id } = await outcome(
      message({ "Content-Type": "text/plain; charset=utf-8", "Content-Transfer-Encoding": "8bit" }, text),
    );
    const { description, received_mail } = await read(agent, `/tickets/${ticket_id}`);
    expect([...description].length).toBeLessThan(65_535);
    expect(received_mail.size).toBeGreaterThan(280_000);
  });
});

describe("what is deleted", () => {
  it("takes the files and the source of the mail with it", async () => {
    const { replyTo, id } = await asked();
    const received = await outcome(
      message(
        { To: replyTo, "Content-Type": "text/csv; name=a.csv", "Content-Disposition": "attachment" },
        "1;2",
      ),
    );
    const said = (await comments(id)).find((one: { id: string }) => one.id === received.comment_id);
    const urls = [said.received_mail.url, said.attachments[0].url];
    for (const url of urls) expect((await fetch(url)).status).toBe(200);
    expect((await owner.delete(`/tickets/${id}`)).status).toBe(204);
    for (const url of urls) expect((await fetch(url)).status).toBe(404);
  });
});
