import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { campaignSize } from "../../../test/support/campaign.ts";
import { fixedClock } from "../clock/clock.ts";
import { openMailer } from "./open-mailer.ts";

const base = mkdtempSync(join(tmpdir(), "bureau-mail-"));
const outbox = join(base, "outbox");
const clock = fixedClock("2026-07-14T10:00:00.123Z");
const mailer = openMailer({ outbox, from: "Bureau <no-reply@acme.test>", clock });
const invitation = { to: "ana@acme.test", subject: "Welcome", text: "Hello Ana" };

beforeEach(() => rmSync(outbox, { recursive: true, force: true }));
afterAll(() => rmSync(base, { recursive: true }));

const mails = () => readdirSync(outbox).map((name) => readFileSync(join(outbox, name), "utf8"));

/** The header lines of a message, folded ones joined, names in lower case. */
function headersOf(mail: string): [string, string][] {
  const head = mail.slice(0, mail.indexOf("\r\n\r\n")).replace(/\r\n[ \t]+/g, " ");
  return head
    .split("\r\n")
    .map((line) => [line.split(":", 1)[0]!.toLowerCase(), line.replace(/^[^:]*:\s*/, "")]);
}

describe("the outbox", () => {
  it("contains a complete message with its headers", async () => {
    const { messageId } = await mailer.send({
      ...invitation,
      toName: "Ana Petrova",
      html: "<p>Hello Ana</p>",
    });
    const [mail] = mails();
    const headers = new Map(headersOf(mail!));
    expect(headers.get("from")).toBe("Bureau <no-reply@acme.test>");
    expect(headers.get("to")).toBe("Ana Petrova <ana@acme.test>");
    expect(headers.get("subject")).toBe("Welcome");
    expect(headers.get("date")).toBe("Tue, 14 Jul 2026 10:00:00 +0000");
    expect(headers.get("message-id")).toBe(messageId);
    expect(headers.get("auto-submitted")).toBe("auto-generated");
    expect(headers.get("content-type")).toMatch(/^multipart\/alternative/);
    expect(mail).toContain("Content-Type: text/plain; charset=utf-8");
    expect(mail).toContain("Content-Type: text/html; charset=utf-8");
    expect(mail).toContain("Hello Ana");
    expect(mail!.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  });

  it("writes one file per message, with names that sort by time", async () => {
    for (const second of [0, 0, 1, 59]) {
      clock.set(`2026-07-14T10:00:${String(second).padStart(2, "0")}.123Z`);
      await mailer.send({ ...invitation, subject: `Second ${second}` });
    }
    const names = readdirSync(outbox).sort();
    expect(names).toHaveLength(4);
    expect(names[0]).toMatch(/^20260714T100000\.123Z-[0-9A-Z]{26}\.eml$/);
    const subjects = names.map(
      (name) => /^Subject: (.*)\r$/m.exec(readFileSync(join(outbox, name), "utf8"))?.[1],
    );
    expect(subjects).toEqual(["Second 0", "Second 0", "Second 1", "Second 59"]);
  });

  it("is readable only by this user, and its folder is created when needed", async () => {
    await mailer.verify();
    expect(readdirSync(outbox)).toEqual([]);
    await mailer.send(invitation);
    expect(statSync(outbox).mode & 0o077).toBe(0);
    expect(statSync(join(outbox, readdirSync(outbox)[0]!)).mode & 0o077).toBe(0);
  });

  it("cannot be verified where no folder can be", async () => {
    writeFileSync(join(base, "file"), "");
    chmodSync(join(base, "file"), 0o600);
    await expect(
      openMailer({ outbox: join(base, "file", "outbox"), from: "a@b.test" }).verify(),
    ).rejects.toThrow();
  });
});

describe("headers", () => {
  it("cannot be added by user input", async () => {
    const wanted = ["from", "to", "subject", "message-id", "auto-submitted", "date", "mime-version"];
    const evil = fc.oneof(
      fc.string({ unit: "binary", maxLength: 60 }),
      fc.constantFrom(
        "a\r\nBcc: eve@evil.test",
        "a\nX: 1\n\nbody",
        "a\rBcc: e@e.test",
        "a\u2028Bcc: x@y.test",
        "=?utf-8?q?a=0D=0AB:c?=",
      ),
      fc.constant('a" <eve@evil.test>, "b'),
    );
    await fc.assert(
      fc.asyncProperty(evil, evil, async (subject, toName) => {
        rmSync(outbox, { recursive: true, force: true });
        await mailer.send({ ...invitation, subject, toName });
        const headers = headersOf(mails()[0]!);
        const names = headers.map(([name]) => name).filter((name) => !name.startsWith("content-"));
        expect(names.filter((name) => wanted.includes(name)).length).toBe(names.length);
        expect(new Set(names).size).toBe(names.length);
        const to = headers.find(([name]) => name === "to")![1];
        expect(to.match(/<ana@acme\.test>$|^ana@acme\.test$/)).not.toBe(null);
      }),
      { numRuns: campaignSize({ suite: 15, campaign: 60 }) },
    );
  });

  it("support any language", async () => {
    await mailer.send({ ...invitation, subject: "Приглашение в Bureau", toName: "Анна Петрова" });
    const subject = new Map(headersOf(mails()[0]!)).get("subject")!;
    expect(subject).toMatch(/^=\?UTF-8\?[BQ]\?/);
  });

  it.each([
    "",
    "ana",
    "a@b.test, c@d.test",
    "a@b.test\r\nBcc: c@d.test",
    "Ana <a@b.test>",
    "a@b@c.test",
    "a b@c.test",
    "a@b.test;c@d.test",
  ])("take one address only: %j", async (to) => {
    await expect(mailer.send({ ...invitation, to })).rejects.toThrow(RangeError);
  });
});
