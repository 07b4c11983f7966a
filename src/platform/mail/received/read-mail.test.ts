import { describe, expect, it } from "vitest";
import { readMail } from "./read-mail.ts";
import { UnreadableMail } from "./received-mail.ts";

const lines = (...parts: (string | Buffer)[]): Buffer =>
  Buffer.concat(parts.flatMap((part) => [Buffer.from(part as string), Buffer.from("\r\n")]));

const FROM = "From: =?UTF-8?Q?Ana_Petrov=C3=A1?= <Ana@Client.test>";

describe("a mail is read", () => {
  it("as Gmail sends it: an alternative of plain text and HTML, with an attachment", async () => {
    const mail = await readMail(
      lines(
        "Return-Path: <ana@client.test>",
        "Delivered-To: support+42.0123456789abcdef01234567@acme.test",
        "MIME-Version: 1.0",
        "References: <first@client.test> <second@acme.test>",
        "In-Reply-To: <second@acme.test>",
        FROM,
        "Date: Tue, 24 Nov 2026 10:00:00 +0100",
        "Message-ID: <CAF=abc+1@mail.gmail.com>",
        "Subject: =?UTF-8?B?UmU6IFNrZW5lciBuZWZ1bmd1amU=?=",
        "To: Support <support@acme.test>, undisclosed: a@b.test;",
        'Content-Type: multipart/mixed; boundary="outer"',
        "",
        "--outer",
        'Content-Type: multipart/alternative; boundary="inner"',
        "",
        "--inner",
        'Content-Type: text/plain; charset="UTF-8"',
        "Content-Transfer-Encoding: quoted-printable",
        "",
        "Dobr=C3=BD den,=",
        " nejde to.",
        "--inner",
        'Content-Type: text/html; charset="UTF-8"',
        "",
        "<div>ignored</div>",
        "--inner--",
        "--outer",
        "Content-Type: application/pdf; name*=UTF-8''p%C5%99%C3%ADloha.pdf",
        "Content-Disposition: attachment; filename*=UTF-8''p%C5%99%C3%ADloha.pdf",
        "Content-Transfer-Encoding: base64",
        "",
        Buffer.from("%PDF-1.4").toString("base64"),
        "--outer--",
      ),
    );
    expect(mail).toEqual({
      messageId: "CAF=abc+1@mail.gmail.com",
      sender: { name: "Ana Petrová", address: "Ana@Client.test" },
      recipients: ["support+42.0123456789abcdef01234567@acme.test", "support@acme.test", "a@b.test"],
      references: ["second@acme.test", "first@client.test"],
      subject: "Re: Skener nefunguje",
      text: "Dobrý den, nejde to.",
      files: [{ name: "příloha.pdf", contentType: "application/pdf", data: Buffer.from("%PDF-1.4") }],
      automatic: null,
    });
  });

  it.each([
    ["iso-8859-1", Buffer.from("Gr\u00fc\u00dfe", "latin1"), "Grüße"],
    ["windows-1252", Buffer.from([0x93, 0x61, 0x94, 0x20, 0x80]), "“a” €"],
    ["koi8-r", Buffer.from([0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4]), "Привет"],
    ["shift_jis", Buffer.from([0x83, 0x65, 0x83, 0x58, 0x83, 0x67]), "テスト"],
    ["utf-8", Buffer.from("8 bit: ž"), "8 bit: ž"],
    ["x-unknown", Buffer.from("plain"), "plain"],
  ])("in the charset %s, with 8-bit text", async (charset, text, expected) => {
    const mail = await readMail(
      lines(
        FROM,
        `Content-Type: text/plain; charset=${charset}`,
        "Content-Transfer-Encoding: 8bit",
        "",
        text,
      ),
    );
    expect(mail.text).toBe(expected);
  });

  it("as HTML alone, like from Outlook: without scripts, styles and pictures, with quotations", async () => {
    const mail = await readMail(
      lines(
        FROM,
        "Content-Type: text/html; charset=utf-8",
        "",
        "<html><head><style>p { color: red }</style><script>steal()</script></head><body>",
        '<p>It <b>still</b> fails.<img src="http://tracker.test/1.png" onerror="steal()"></p>',
        '<p><a href="https://x.test/a">The log</a></p><blockquote><p>Restart it.</p></blockquote></body></html>',
      ),
    );
    expect(mail.text).toBe("It still fails.\n\nThe log [https://x.test/a]\n\n> Restart it.");
  });

  it("with winmail.dat, a forwarded message and an inline picture as files", async () => {
    const mail = await readMail(
      lines(
        FROM,
        "Content-Type: multipart/mixed; boundary=b",
        "",
        "--b",
        "Content-Type: text/plain",
        "",
        "See below.",
        "--b",
        'Content-Type: application/ms-tnef; name="winmail.dat"',
        "Content-Transfer-Encoding: base64",
        "",
        "eJ8+Ig==",
        "--b",
        "Content-Type: message/rfc822",
        "",
        "From: x@y.test",
        "Subject: Inner",
        "",
        "Inner text",
        "--b",
        "Content-Type: image/png; name=logo.png",
        "Content-ID: <logo>",
        "Content-Disposition: inline",
        "Content-Transfer-Encoding: base64",
        "",
        "iVBORw0KGgo=",
        "--b--",
      ),
    );
    expect(mail.text).toBe("See below.");
    expect(mail.files.map(({ name, contentType }) => [name, contentType])).toEqual([
      ["winmail.dat", "application/ms-tnef"],
      ["", "message/rfc822"],
      ["logo.png", "image/png"],
    ]);
  });

  it("with a subject that tries to add headers, and text that cannot be stored", async () => {
    const mail = await readMail(
      lines(FROM, "Subject: =?utf-8?Q?Hello=0D=0ABcc:_eve=40evil.test=00?=", "", "a\u0000b"),
    );
    expect(mail.subject).toBe("Hello Bcc: eve@evil.test");
    expect(mail.text).toBe("ab");
  });
});

describe("a message is refused", () => {
  it.each([
    ["noise", Buffer.from([0, 255, 254, 1, 2]), "The message has no From header with an address."],
    ["an empty line", Buffer.from("\r\n\r\ntext"), "The message has no headers."],
    ["no sender", lines("Subject: x", "", "text"), "The message has no From header with an address."],
    ["a broken sender", lines("From: nobody", "", "text"), "The message has no From header with an address."],
    [
      "huge headers",
      lines(FROM, `X-Long: ${"a".repeat(300_000)}`, "", "text"),
      "The message has too long headers or too deeply nested parts.",
    ],
    ["deep nesting", nested(60), "The message has too long headers or too deeply nested parts."],
  ])("for %s", async (_name, source, message) => {
    await expect(readMail(source)).rejects.toThrow(new UnreadableMail(message));
  });

  it("but not for broken parts, which are read as far as possible", async () => {
    for (const broken of [
      lines(FROM, "Content-Type: multipart/mixed", "", "no boundary"),
      lines(FROM, "Content-Type: multipart/mixed; boundary=b", "", "--b", "Content-Type: text/plain"),
      lines(FROM, "Content-Transfer-Encoding: base64", "", "%%%not base64%%%"),
      lines(FROM, "Content-Type: text/html", "", `${"<div>".repeat(5_000)}deep`),
      lines(FROM, "Content-Type: text/html", "", "<".repeat(200_000)),
      lines(FROM, `References: ${"<a@b> ".repeat(20_000)}`, "", "many"),
    ])
      expect((await readMail(broken)).sender.address).toBe("Ana@Client.test");
  });

  it("never breaks for any bytes", async () => {
    let seed = 1;
    const next = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed;
    };
    const base = nested(5);
    for (let round = 0; round < 200; round++) {
      const bytes = Buffer.from(base);
      for (let change = 0; change < 20; change++) bytes[next() % bytes.length] = next() % 256;
      await readMail(bytes).catch((error) => expect(error).toBeInstanceOf(UnreadableMail));
    }
  });
});

/** A message whose text is so many multiparts deep. */
function nested(depth: number): Buffer {
  const parts = Array.from({ length: depth }, (_, level) => [
    `Content-Type: multipart/mixed; boundary=b${level}`,
    "",
    `--b${level}`,
  ]);
  return lines(FROM, ...parts.flat(), "Content-Type: text/plain", "", "deep");
}

describe("an automatic mail is recognized by", () => {
  it.each([
    "Auto-Submitted: auto-replied",
    "Auto-Submitted: auto-generated (a program)",
    "Precedence: bulk",
    "Precedence: Auto_Reply",
    "X-Auto-Response-Suppress: DR, OOF, AutoReply",
    "X-Autoreply: yes",
    "Return-Path: <>",
    "Content-Type: multipart/report; report-type=delivery-status; boundary=b",
  ])("%s", async (header) => {
    expect((await readMail(lines(FROM, header, "", "text"))).automatic).toBe(
      header.split(":")[0]!.toLowerCase(),
    );
  });

  it.each([
    "Auto-Submitted: no",
    "Precedence: list",
    "Precedence: first-class",
    "X-Auto-Response-Suppress: None",
  ])("something else than %s", async (header) =>
    expect((await readMail(lines(FROM, header, "", "text"))).automatic).toBe(null),
  );
});
