import fc from "fast-check";
import { expect, it } from "vitest";
import { APPROVAL_STATUSES, type LockFacts, lockMessage, lockReason } from "./entry-lock.ts";

const free: LockFacts = {
  isRunning: false,
  isInvoiced: false,
  approvalStatus: "open",
  date: "2026-07-14",
  closedUntil: null,
};

it.each([
  [{}, null],
  [{ approvalStatus: "rejected" }, null],
  [{ closedUntil: "2026-07-13" }, null],
  [{ closedUntil: "2026-07-14" }, "closed"],
  [{ closedUntil: "2026-07-14", approvalStatus: "submitted" }, "submitted"],
  [{ closedUntil: "2026-07-14", approvalStatus: "approved" }, "approved"],
  [{ isInvoiced: true, approvalStatus: "approved" }, "invoiced"],
  [{ isRunning: true, closedUntil: "2026-07-14" }, null],
] as const)("%j: %s", (facts, reason) => {
  expect(lockReason({ ...free, ...facts })).toBe(reason);
});

it("a running timer is never locked, and other entries report the first reason that applies", () => {
  const facts: fc.Arbitrary<LockFacts> = fc.record({
    isRunning: fc.boolean(),
    isInvoiced: fc.boolean(),
    approvalStatus: fc.constantFrom(...APPROVAL_STATUSES),
    date: fc.constantFrom("2026-07-13", "2026-07-14"),
    closedUntil: fc.constantFrom(null, "2026-07-12", "2026-07-13", "2026-07-14"),
  });
  fc.assert(
    fc.property(facts, (one) => {
      const reason = lockReason(one);
      if (one.isRunning) return void expect(reason).toBeNull();
      const closes = one.closedUntil !== null && one.date <= one.closedUntil;
      const holding = { invoiced: one.isInvoiced, closed: closes, [one.approvalStatus]: true };
      const order = ["invoiced", "approved", "submitted", "closed"] as const;
      const first = order.find((name) => (holding as Record<string, boolean>)[name]);
      expect(reason).toBe(first ?? null);
    }),
  );
});

it("the message has the reason", () => {
  expect(lockMessage("approved")).toBe("The entry is locked: its week is approved.");
});
