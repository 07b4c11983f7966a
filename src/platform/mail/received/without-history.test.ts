import { describe, expect, it } from "vitest";
import { withoutHistory } from "./without-history.ts";

describe("a reply is cut", () => {
  it.each([
    [
      "Gmail",
      "It works.\n\nOn Tue, Nov 24, 2026 at 10:00 AM Support <s@acme.test> wrote:\n\n> Try this.\n>\n> -- Alan\n",
    ],
    [
      "a broken introduction",
      "It works.\n\nOn Tue, Nov 24, 2026 at 10:00 AM Support\n<s@acme.test> wrote:\n> Try this.",
    ],
    [
      "Apple Mail in German",
      "It works.\n\nAm 24.11.2026 um 10:00 schrieb Support <s@acme.test>:\n\n> Versuch das.",
    ],
    ["quoted lines alone", "It works.\n\n> Try this.\n> Again."],
    [
      "Outlook",
      "It works.\n\n________________________________\nFrom: Support <s@acme.test>\nSent: Tuesday\nTo: Ana\nSubject: [#42] Scanner\n\nTry this.",
    ],
    [
      "Outlook in German",
      "It works.\n\n-----Ursprüngliche Nachricht-----\nVon: Support\nGesendet: Dienstag\nAn: Ana\nBetreff: Scanner\n\nVersuch das.",
    ],
  ])("as %s quotes", (_name, text) => expect(withoutHistory(text)).toBe("It works."));
});

describe("nothing is cut", () => {
  it.each([
    ["replies between quoted lines", "> Is it on?\nYes.\n> And the cable?\nThat too."],
    ["a quotation at the beginning", "> Is it on?\nYes, since 10:00."],
    ["a list after a colon", "I did these at 10:00:\n- one\n- two"],
    ["a line of dashes without headers", "First part\n-----Log of today-----\nerror 42\nerror 43\nerror 44"],
    ["nothing but a quotation", "> Try this.\n> Again."],
    ["an empty text", ""],
    ["a long line of white space after dashes", `Done.\n--${" ".repeat(200_000)}x\nEnd.`],
  ])("of %s", (_name, text) => expect(withoutHistory(text)).toBe(text));

  it("but an introduction only belongs to what it introduces", () => {
    expect(withoutHistory("Order 42 fails with this message:\nand then:\n\n> Try this.")).toContain(
      "Order 42",
    );
  });

  it("takes long for no text", () => {
    expect(withoutHistory("a:".repeat(50_000))).toHaveLength(100_000);
    expect(withoutHistory(`x${"\n> y".repeat(50_000)}`)).toBe("x");
  });
});
