import fc from "fast-check";
import { expect, it } from "vitest";
import type { FieldBuilder } from "../../engine/declare/field-builder.ts";
import { field } from "../../engine/declare/fields/index.ts";
import { countryCode, iban, isIban, phone, postalAddress, swift, vatNumber } from "./company-fields.ts";

function read(builder: FieldBuilder, wire: unknown): unknown {
  const problems: string[] = [];
  const value = builder.definition.type.read(wire, (template, path = "") =>
    problems.push(`${path}: ${template}`),
  );
  return problems.length > 0 ? problems : value;
}

it("stores a VAT number without separators", () => {
  expect(read(vatNumber(), "RO 12.345.678")).toBe("RO12345678");
  expect(read(vatNumber(), "atu-123")).toBe("ATU123");
  expect(read(vatNumber(), "RO*1")).toEqual([": The :field field format is invalid."]);
  expect(read(vatNumber(), "1".repeat(21))).toEqual([
    ": The :field field must not be greater than 20 characters.",
  ]);
});

it("accepts an IBAN with correct check digits", () => {
  expect(read(iban(), "de89 3704 0044 0532 0130 00")).toBe("DE89370400440532013000");
  expect(read(iban(), "GB82 WEST 1234 5698 7654 32")).toBe("GB82WEST12345698765432");
  expect(read(iban(), "GB82 WEST 1234 5698 7654 33")).toEqual([": The :field field must be a valid IBAN."]);
  expect(read(iban(), "DE89")).toEqual([": The :field field must be a valid IBAN."]);
});

it("detects every single wrong character of an IBAN", () => {
  const good = "DE89370400440532013000";
  fc.assert(
    fc.property(fc.integer({ min: 4, max: good.length - 1 }), fc.integer({ min: 0, max: 9 }), (at, digit) => {
      const changed = good.slice(0, at) + digit + good.slice(at + 1);
      expect(isIban(changed)).toBe(changed === good);
    }),
  );
});

it("accepts a SWIFT code of 8 or 11 letters and digits", () => {
  expect(read(swift(), "deutdeff")).toBe("DEUTDEFF");
  expect(read(swift(), "DEUTDEFF500")).toBe("DEUTDEFF500");
  expect(read(swift(), "DEUTDEFF5")).toEqual([": The :field field format is invalid."]);
});

it("accepts only http and https websites", () => {
  expect(read(field.url(), "https://acme.example/a?b#c")).toBe("https://acme.example/a?b#c");
  for (const wrong of ["ftp://acme.example", "javascript:alert(1)", "acme.example", "https://"]) {
    expect(read(field.url(), wrong)).toEqual([": The :field field must be a valid URL."]);
  }
});

it("accepts a phone number as people write it, and a country by its code", () => {
  expect(read(phone(), " +40 21 / 123-45 67 ext. 8 ")).toBe("+40 21 / 123-45 67 ext. 8");
  expect(read(phone(), "1".repeat(51))).toEqual([
    ": The :field field must not be greater than 50 characters.",
  ]);
  expect(read(countryCode(), "ro")).toBe("RO");
  expect(read(countryCode(), "XX")).toEqual([": The selected :field is invalid."]);
});

it("accepts an address with a country code", () => {
  expect(read(postalAddress(), { city: "Cluj", country: "ro" })).toEqual({
    city: "Cluj",
    state: null,
    street: null,
    country: "RO",
    zip_code: null,
  });
  expect(read(postalAddress(), { country: "Romania" })).toEqual(["country: The selected :field is invalid."]);
  expect(read(postalAddress(), { planet: "Mars" })).toEqual([
    "planet: The planet field is not a key of :owner.",
  ]);
  expect(read(postalAddress(), { city: null })).toBeNull();
});
