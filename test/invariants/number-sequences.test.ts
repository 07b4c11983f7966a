import { expect, it } from "vitest";
import { numberSequence } from "../../src/platform/sequences/number-sequence.ts";
import { campaignSize } from "../support/campaign.ts";
import { testCompany } from "../support/test-company.ts";

const { app, acme } = testCompany();

const invoices = numberSequence({
  name: "test invoices",
  format: "invoice_number_format",
  start: "invoice_number_start",
});
const creditNotes = numberSequence({ name: "test credit notes", format: "credit_note_number_format" });

const takeIn = (sequence: typeof invoices, day: string, workspace = acme.workspace): Promise<string> =>
  app.installation.work(workspace, async (work) => (await sequence.take(work, day)).number);

const change = async (settings: Readonly<Record<string, unknown>>): Promise<void> => {
  const reply = await acme.owner.patch("/workspace", settings);
  expect(reply.status, reply.text).toBe(200);
};

it("counts each sequence and each year separately, from the first number of the workspace", async () => {
  await change({ invoice_number_start: 41 });
  expect(await takeIn(invoices, "2026-12-30")).toBe("INV-2026-0041");
  expect(await takeIn(creditNotes, "2026-12-30")).toBe("CN-2026-0001");
  expect(await takeIn(invoices, "2026-12-31")).toBe("INV-2026-0042");
  expect(await takeIn(invoices, "2027-01-01")).toBe("INV-2027-0001");
  expect(await takeIn(invoices, "2026-12-31")).toBe("INV-2026-0043");
});

it("continues with the next number when the format changes", async () => {
  await change({ invoice_number_format: "R{YY}/{00}" });
  expect(await takeIn(invoices, "2026-12-31")).toBe("R26/44");
  await change({ invoice_number_format: "R-{000}" });
  expect(await takeIn(invoices, "2026-12-31")).toBe("R-045");
  expect(await takeIn(invoices, "2027-01-02")).toBe("R-046");
  await change({ invoice_number_format: "INV-{YYYY}-{0000}" });
  expect(await takeIn(invoices, "2028-01-02")).toBe("INV-2028-0047");
  expect(await takeIn(invoices, "2029-01-02")).toBe("INV-2029-0001");
});

it("assigns no number twice and leaves no gap, even with concurrent and failing requests", async () => {
  const rival = await app.addWorkspace("rival");
  const size = campaignSize({ suite: 40, campaign: 400 });
  const outcomes = await Promise.allSettled(
    Array.from({ length: size }, (_, n) =>
      app.installation.work(rival.workspace, async (work) => {
        const { number } = await invoices.take(work, "2026-05-01");
        if (n % 3 === 0) throw new Error("This transaction is rolled back.");
        return number;
      }),
    ),
  );
  const taken = outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : []));
  expect(taken.toSorted()).toEqual(
    Array.from(
      { length: size - Math.ceil(size / 3) },
      (_, n) => `INV-2026-${String(n + 1).padStart(4, "0")}`,
    ),
  );
});
