import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isReplyToken, MAX_MAILBOX_NAME, replyAddress, tokenIn } from "./reply-address.ts";

const SECRET = "0123456789abcdef0123456789abcdef";
const desk = "support@acme.test";
const mail = { workspace: "01A", topic: "ticket", reference: "42", recipient: "ana@client.test" };

describe("replyAddress", () => {
  it("is the same for the same mail, and another one for each other record or recipient", () => {
    const address = replyAddress(SECRET, desk, mail);
    expect(address).toMatch(/^support\+42\.[0-9a-f]{24}@acme\.test$/);
    expect(replyAddress(SECRET, desk, { ...mail, recipient: "Ana@Client.test" })).toBe(address);
    const others = [
      replyAddress("x".repeat(32), desk, mail),
      replyAddress(SECRET, desk, { ...mail, workspace: "01B" }),
      replyAddress(SECRET, desk, { ...mail, topic: "candidate" }),
      replyAddress(SECRET, desk, { ...mail, reference: "43" }),
      replyAddress(SECRET, desk, { ...mail, recipient: "eve@client.test" }),
    ];
    expect(new Set([address, ...others].map((one) => tokenIn(one)!.token)).size).toBe(6);
  });

  it("has a token that is valid for this mail alone, in any case of its letters", () => {
    const { reference, token } = tokenIn(replyAddress(SECRET, desk, mail).toUpperCase())!;
    expect(reference).toBe("42");
    expect(isReplyToken(SECRET, mail, token)).toBe(true);
    expect(isReplyToken(SECRET, { ...mail, reference: "43" }, token)).toBe(false);
    expect(isReplyToken(SECRET, { ...mail, recipient: "eve@client.test" }, token)).toBe(false);
    for (const wrong of ["", token.slice(1), `${token}0`, "\u00e9".repeat(12), token.replace(/./, "g")])
      expect(isReplyToken(SECRET, mail, wrong)).toBe(false);
  });

  it.each(["support@acme.test", "support+42@acme.test", "support+42.123@acme.test", "42.abc"])(
    "finds no token in %j",
    (address) => expect(tokenIn(address)).toBe(null),
  );

  it("fits into an address for every name of a mailbox that is allowed", () => {
    const reference = fc.stringMatching(/^[0-9]{1,10}$/);
    const name = fc.stringMatching(new RegExp(`^[a-z]{1,${MAX_MAILBOX_NAME}}$`));
    fc.assert(
      fc.property(name, reference, (mailbox, number) => {
        const address = replyAddress(SECRET, `${mailbox}@acme.test`, { ...mail, reference: number });
        expect(address.indexOf("@")).toBeLessThanOrEqual(64);
      }),
      { numRuns: 50 },
    );
  });

  it.each(["", "12345678901", "4+2", "4@2", "4\r\n2"])("refuses the reference %j", (reference) => {
    expect(() => replyAddress(SECRET, desk, { ...mail, reference })).toThrow(RangeError);
  });
});
