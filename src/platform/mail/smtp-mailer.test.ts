import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Mailer } from "./mailer.ts";
import { openMailer } from "./open-mailer.ts";

interface Received {
  recipients: string[];
  data: string;
}

const outbox = mkdtempSync(`${tmpdir()}/bureau-smtp-`);
let server: Server;
let sockets: Set<Socket>;
let received: Received[];
let refuse: string | null;
let mailer: Mailer;

/** A minimal mail server (RFC 5321) that accepts everything. */
async function serve(socket: Socket): Promise<void> {
  sockets.add(socket);
  socket.on("error", () => {}).on("close", () => sockets.delete(socket));
  const say = (line: string) => socket.write(`${line}\r\n`);
  say("220 mail.test");
  let mail: Received = { recipients: [], data: "" };
  let inData = false;
  for await (const line of createInterface({ input: socket })) {
    if (inData) {
      if (line === ".") {
        inData = false;
        received.push(mail);
        mail = { recipients: [], data: "" };
        say("250 taken");
      } else mail.data += `${line}\n`;
    } else if (/^RCPT TO:/i.test(line)) {
      if (!refuse) mail.recipients.push(/<(.*)>/.exec(line)![1]!);
      say(refuse ?? "250 ok");
    } else if (/^DATA/i.test(line)) {
      inData = true;
      say("354 go on");
    } else if (/^QUIT/i.test(line)) {
      say("221 bye");
      socket.end();
    } else say("250 ok");
  }
}

beforeEach(async () => {
  received = [];
  sockets = new Set();
  refuse = null;
  server = createServer((socket) => void serve(socket).catch(() => {}));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  mailer = openMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, outbox, from: "Bureau <no-reply@acme.test>" });
});

afterEach(async () => {
  await mailer.close();
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
  rmSync(outbox, { recursive: true, force: true });
});

it("sends to the server, and writes nothing to the outbox", async () => {
  await mailer.verify();
  await mailer.send({ to: "ana@acme.test", subject: "Welcome", text: "Hello Ana" });
  await mailer.send({
    to: "ben@acme.test",
    toName: "Ben, the 2nd",
    subject: "Welcome",
    text: ".\nHello Ben",
  });
  expect(received.map((mail) => mail.recipients)).toEqual([["ana@acme.test"], ["ben@acme.test"]]);
  expect(received[1]!.data).toContain('To: "Ben, the 2nd" <ben@acme.test>');
  expect(received[1]!.data).toContain("\n..\nHello Ben");
  expect(readdirSync(outbox)).toEqual([]);
});

it("sends nothing to invented addresses", async () => {
  await mailer.send({ to: "ana@acme.example", subject: "Welcome", text: "x" });
  await mailer.send({
    to: ["ben@acme.test", "eve@globex.invalid"],
    cc: ["o@x.EXAMPLE"],
    subject: "x",
    text: "x",
  });
  expect(received.map((mail) => mail.recipients)).toEqual([["ben@acme.test"]]);
});

it("rejects if the server refuses the recipient", async () => {
  refuse = "550 no such user";
  await expect(mailer.send({ to: "eve@acme.test", subject: "x", text: "x" })).rejects.toThrow("550");
});

it("can be verified only while the server responds", async () => {
  await mailer.verify();
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
  await expect(mailer.verify()).rejects.toThrow("ECONNREFUSED");
  await expect(mailer.send({ to: "ana@acme.test", subject: "x", text: "x" })).rejects.toThrow();
});
