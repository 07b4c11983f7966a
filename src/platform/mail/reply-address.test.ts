import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_MAILBOX_NAME, replyAddress } from "./reply-address.ts";

const SECRET = "0123456789abcdef0123456789abcdef";
const desk = { address: "support@acme.test", topic: "ticket", reference: "42" };

describe("replyAddress", () => {
  it("is the same for the same record, and another one for each other record", () => {
    const address = replyAddress(SECRET, "01A", desk);
    expect(address).toMatch(/^support\+42\.[0-9a-f]{24}@acme\.test$/);
    expect(replyAddress(SECRET, "01A", desk)).toBe(address);
    const token = (text: string) => text.slice(text.indexOf(".") + 1, text.indexOf("@"));
    const others = [
      replyAddress("x".repeat(32), "01A", desk),
      replyAddress(SECRET, "01B", desk),
      replyAddress(SECRET, "01A", { ...desk, topic: "candidate" }),
      replyAddress(SECRET, "01A", { ...desk, reference: "43" }),
    ];
    expect(new Set([address, ...others].map(token)).size).toBe(5);
  });

  it("fits into an address for every name of a mailbox that is allowed", () => {
    const reference = fc.stringMatching(/^[0-9]{1,10}$/);
    const name = fc.stringMatching(new RegExp(`^[a-z]{1,${MAX_MAILBOX_NAME}}$`));
    fc.assert(
      fc.property(name, reference, (mailbox, number) => {
        const address = replyAddress(SECRET, "01A", {
          ...desk,
          address: `${mailbox}@acme.test`,
          reference: number,
        });
        expect(address.indexOf("@")).toBeLessThanOrEqual(64);
      }),
      { numRuns: 50 },
    );
  });

  it.each(["", "12345678901", "4+2", "4@2", "4\r\n2"])("refuses the reference %j", (reference) => {
    expect(() => replyAddress(SECRET, "01A", { ...desk, reference })).toThrow(RangeError);
  });
});
