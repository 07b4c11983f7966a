import { describe, expect, test } from "vitest";
import { catalogueOf } from "./catalogue.ts";

const { text } = catalogueOf(
  "es",
  {
    messages: {
      Paid: "{noun, select, feminine {Pagada} masculines {Pagados} feminines {Pagadas} other {Pagado}}",
      Cancelled: "{of, select, Objetivo {Abandonado} other {Cancelado}}",
      "New {0}": "{gender0, select, feminine {Nueva} other {Nuevo}} {0}",
    },
    genders: { factura: "feminine" },
  },
  () => "es",
);

describe("adjectives agree", () => {
  test.each([
    [undefined, "Pagado"],
    [{ one: "Gasto" }, "Pagado"],
    [{ one: "Factura" }, "Pagada"],
    [{ many: "Gasto" }, "Pagados"],
    [{ many: "Factura" }, "Pagadas"],
  ])("with what they are said of: %o", (noun, written) => {
    expect(text("Paid", {}, noun)).toBe(written);
  });

  test("or are another word of some things", () => {
    expect(text("Cancelled", {}, { one: "Objetivo" })).toBe("Abandonado");
    expect(text("Cancelled", {}, { one: "Gasto" })).toBe("Cancelado");
    expect(text("Cancelled", {})).toBe("Cancelado");
  });

  test("with a noun of their own sentence", () => {
    expect(text("New {0}", { 0: "factura" })).toBe("Nueva factura");
    expect(text("New {0}", { 0: "gasto" })).toBe("Nuevo gasto");
  });
});

test.each([
  ["Ana Pop", "Compte d’Ana Pop"],
  ["Élodie", "Compte d’Élodie"],
  ["Hélène", "Compte d’Hélène"],
  ["Yves", "Compte d’Yves"],
  ["œuvre", "Compte d’œuvre"],
  ["Yannick", "Compte de Yannick"],
  ["Mia", "Compte de Mia"],
  ["3M", "Compte de 3M"],
  ["", "Compte de "],
])("French elides before %s if it begins with a vowel", (name, written) => {
  const messages = { "Account of {0}": "Compte {start0, select, vowel {d’} other {de }}{0}" };
  const french = catalogueOf("fr", { messages, genders: {} }, () => "fr");
  expect(french.text("Account of {0}", { 0: name })).toBe(written);
});
