import fc from "fast-check";
import Fraction from "fraction.js";
import { describe, expect, it } from "vitest";
import { creditedTax } from "../../src/modules/invoicing/document-totals/credited-tax.ts";
import type { DocumentDiscount } from "../../src/modules/invoicing/document-totals/discount-shares.ts";
import {
  documentTotals,
  type PricedDocument,
} from "../../src/modules/invoicing/document-totals/document-totals.ts";
import { type LineTax, NO_TAX } from "../../src/modules/invoicing/document-totals/tax-groups.ts";
import { absolute } from "../../src/platform/figures/exact-rounding.ts";
import { campaignSize } from "../support/campaign.ts";
import { referenceTotals } from "./document-totals-reference.ts";

const RUNS = campaignSize({ suite: 100, campaign: 5000 });

const taxOf = (percent: number): LineTax => ({
  id: `rate ${percent}`,
  name: `VAT ${percent} %`,
  percent: BigInt(percent * 10_000),
});

const line = (quantity: number, price: number, percent: number, discount = 0) => ({
  quantity: { tenThousandths: BigInt(Math.round(quantity * 10_000)) },
  unitPrice: BigInt(Math.round(price * 100)),
  discountPercent: BigInt(discount * 100),
  tax: taxOf(percent),
});

const totalsOf = (
  lines: PricedDocument["lines"],
  discount: DocumentDiscount | null = null,
  taxRounding: PricedDocument["taxRounding"] = "total",
) => documentTotals({ lines, discount, taxRounding });

describe("the totals of a document", () => {
  it("round tax once for each rate or once for each line", () => {
    const lines = [line(1, 10.03, 19), line(1, 10.03, 19), line(1, 10.03, 19)];
    expect(totalsOf(lines)).toMatchObject({ netTotal: 3009n, taxTotal: 572n, total: 3581n });
    expect(totalsOf(lines, null, "line")).toMatchObject({ netTotal: 3009n, taxTotal: 573n, total: 3582n });
  });

  it("round the net amount of a line once", () => {
    expect(totalsOf([line(1, 33.33, 0, 15)]).lines[0]).toMatchObject({
      gross: 3333n,
      discount: 500n,
      net: 2833n,
    });
    // 50 minutes at 75.00 are 62.50, though a quantity of 0.8333 hours would be 62.50 only by chance.
    const fifty = { quantity: { minutes: 50n }, unitPrice: 7500n, discountPercent: 0n, tax: NO_TAX };
    expect(totalsOf([fifty, { ...fifty, quantity: { minutes: 1n }, unitPrice: 10_000n }])).toMatchObject({
      lines: [{ net: 6250n }, { net: 167n }],
      total: 6417n,
    });
  });

  it("divide a discount by percent among the rates", () => {
    const totals = totalsOf([line(1, 100, 19), line(1, 50, 9), line(1, 33.33, 0)], { percent: 1000n });
    expect(totals).toMatchObject({
      discountTotal: 1833n,
      lines: [{ discountShare: 1000n }, { discountShare: 500n }, { discountShare: 333n }],
      taxes: [
        { base: 9000n, tax: 1710n },
        { base: 4500n, tax: 405n },
        { base: 3000n, tax: 0n },
      ],
      taxTotal: 2115n,
      total: 18615n,
    });
  });

  it("give a missing cent of the discount to the largest group", () => {
    const totals = totalsOf([line(1, 33.33, 19), line(1, 33.33, 7), line(1, 33.34, 0)], { fixed: 1000n });
    expect(totals.taxes.map(({ base, tax }) => [base, tax])).toEqual([
      [3000n, 570n],
      [3000n, 210n],
      [3000n, 0n],
    ]);
    expect(totals.total).toBe(9780n);
  });

  it("come to the figures of an offer with quantities and a line discount", () => {
    const lines = [line(12.5, 80, 19), line(3, 33.33, 19), line(7, 9.99, 7, 10)];
    expect(totalsOf(lines)).toMatchObject({ subtotal: 116_293n, taxTotal: 21_341n, total: 137_634n });
    expect(totalsOf(lines, { percent: 500n })).toMatchObject({
      discountTotal: 5815n,
      netTotal: 110_478n,
      taxes: [
        { base: 104_499n, tax: 19_855n },
        { base: 5979n, tax: 419n },
      ],
      total: 130_752n,
    });
  });

  it("never deduct more than the subtotal, and nothing from a negative one", () => {
    expect(totalsOf([line(1, 400, 19)], { fixed: 50_000n })).toMatchObject({
      discountTotal: 40_000n,
      total: 0n,
    });
    expect(totalsOf([line(-1, 400, 19)], { fixed: 50_000n })).toMatchObject({
      discountTotal: 0n,
      total: -47_600n,
    });
    expect(totalsOf([line(1, 5, 19), line(-1, 5, 19)], { percent: 5000n })).toMatchObject({
      lines: [{ discountShare: 0n }, { discountShare: 0n }],
      total: 0n,
    });
  });

  it("list the group without a tax rate last, and equal percentages by name", () => {
    const zero = { id: "z", name: "Zero rate", percent: 0n };
    const exempt = { id: "a", name: "Exempt", percent: 0n };
    const one = line(1, 1, 19);
    const { taxes } = totalsOf([
      { ...one, tax: NO_TAX },
      { ...one, tax: zero },
      { ...one, tax: exempt },
      one,
    ]);
    expect(taxes.map(({ rate }) => rate.name)).toEqual(["VAT 19 %", "Exempt", "Zero rate", ""]);
  });
});

const anyTax = fc.oneof(
  fc.constant(NO_TAX),
  fc.constantFrom(taxOf(19), taxOf(9), taxOf(5), taxOf(0)),
  fc
    .integer({ min: 0, max: 1_000_000 })
    .map((units) => ({ id: `own ${units}`, name: "Own", percent: BigInt(units) })),
);
const anyLine = fc.record({
  quantity: fc.oneof(
    fc.bigInt({ min: -30_000n, max: 2_000_000n }).map((tenThousandths) => ({ tenThousandths })),
    fc.bigInt({ min: 1n, max: 30_000n }).map((minutes) => ({ minutes })),
  ),
  unitPrice: fc.oneof(fc.bigInt({ min: 0n, max: 10n }), fc.bigInt({ min: 0n, max: 10n ** 7n })),
  discountPercent: fc.oneof(fc.constant(0n), fc.bigInt({ min: 0n, max: 10_000n })),
  tax: anyTax,
});
const anyDocument: fc.Arbitrary<PricedDocument> = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 25 }),
  discount: fc.oneof(
    fc.constant(null),
    fc.bigInt({ min: 1n, max: 10_000n }).map((percent) => ({ percent })),
    fc.bigInt({ min: 1n, max: 10n ** 6n }).map((fixed) => ({ fixed })),
  ),
  taxRounding: fc.constantFrom("total", "line"),
});

describe("the totals of any document", () => {
  it("are those of a slow calculation with rationals", () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        expect(documentTotals(document)).toEqual(referenceTotals(document));
      }),
      { numRuns: RUNS },
    );
  });

  it("add up", () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const { lines, taxes, ...totals } = documentTotals(document);
        const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n);
        expect(sum(lines.map(({ discountShare }) => discountShare))).toBe(totals.discountTotal);
        expect(sum(lines.map(({ net }) => net))).toBe(totals.subtotal);
        expect(sum(taxes.map(({ base }) => base))).toBe(totals.netTotal);
        expect(sum(taxes.map(({ tax }) => tax))).toBe(totals.taxTotal);
        expect(totals.netTotal + totals.taxTotal).toBe(totals.total);
        for (const { gross, discount, net } of lines) expect(discount).toBe(gross - net);
      }),
      { numRuns: RUNS },
    );
  });

  it("differ between the two ways of rounding tax by at most half a cent for each line and group", () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const once = documentTotals({ ...document, taxRounding: "total" });
        const perLine = documentTotals({ ...document, taxRounding: "line" });
        const bound = new Fraction(once.lines.length + once.taxes.length, 2);
        expect(new Fraction(absolute(once.total - perLine.total)).compare(bound)).toBeLessThanOrEqual(0);
      }),
      { numRuns: RUNS },
    );
  });
});

describe("the tax of credit notes", () => {
  it("is all that is left of a tax rate for the one that credits the last of it", () => {
    const credit = (left: { base: bigint; tax: bigint }) =>
      creditedTax({ nets: [1003n], percent: 190_000n, taxRounding: "total" }, left);
    const left = { base: 3009n, tax: 572n };
    expect(credit(left)).toBe(191n);
    expect(credit({ base: 2006n, tax: 381n })).toBe(191n);
    expect(credit({ base: 1003n, tax: 190n })).toBe(190n);
  });

  it("is never more than what is left", () => {
    const terms = { nets: [1n, 1n, 1n, 1n], percent: 500_000n, taxRounding: "line" } as const;
    expect(creditedTax(terms, { base: 100n, tax: 3n })).toBe(3n);
    expect(creditedTax({ ...terms, nets: [-1n, -1n] }, { base: -100n, tax: -1n })).toBe(-1n);
  });

  it("adds up to the tax of the invoice when everything is credited in any parts", () => {
    fc.assert(
      fc.property(
        fc.array(fc.bigInt({ min: 1n, max: 10n ** 6n }), { minLength: 1, maxLength: 12 }),
        fc.bigInt({ min: 0n, max: 1_000_000n }),
        fc.constantFrom<PricedDocument["taxRounding"]>("total", "line"),
        (nets, percent, taxRounding) => {
          const priced = nets.map((net) => ({
            quantity: { tenThousandths: 10_000n },
            unitPrice: net,
            discountPercent: 0n,
            tax: { id: "rate", name: "VAT", percent },
          }));
          const { taxTotal, netTotal } = documentTotals({ lines: priced, discount: null, taxRounding });
          const left = { base: netTotal, tax: taxTotal };
          for (const net of nets) {
            const tax = creditedTax({ nets: [net], percent, taxRounding }, left);
            left.base -= net;
            left.tax -= tax;
          }
          expect(left).toEqual({ base: 0n, tax: 0n });
        },
      ),
      { numRuns: RUNS },
    );
  });
});
