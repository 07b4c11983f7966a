import { describe, expect, it } from "vitest";
import { counted, joined, message, plural, said } from "../../engine/errors/message.ts";
import { fieldMessage, messageAt } from "../../engine/errors/messages.ts";
import { wordsFor } from "./words-for.ts";

const inGerman = wordsFor("de");
const inRomanian = wordsFor("ro");

describe("a text", () => {
  it("is said with the entry of all sentences that differ only in the name of a field", () => {
    const written = "The salary field is required.";
    const inserted = message`The ${"salary"} field is required.`;
    const declared = fieldMessage("The :field field is required.", "salary");
    for (const text of [written, inserted, declared]) {
      expect(String(text)).toBe("The salary field is required.");
      expect(inGerman.say(text)).toBe("Das Feld „Gehalt“ ist erforderlich.");
    }
  });

  it("moves its other values up where the field has the first place", () => {
    const text = message`The ${"end_date"} field must be a date after ${said("start date")}.`;
    expect(inGerman.say(text)).toBe("Das Feld „Enddatum“ muss ein Datum nach Startdatum enthalten.");
    expect(inGerman.say("The end date field must be a date after start date.")).toBe(inGerman.say(text));
    const paid = "The amount field is required when paid by is employee.";
    expect(inGerman.say(paid)).toBe(
      "Das Feld „Betrag“ ist erforderlich, wenn „Bezahlt von“ den Wert „Person“ hat.",
    );
  });

  it("keeps a path, and a name that no catalogue has", () => {
    const full = messageAt("The quantity field must not be 0.", "quantity", "lines.0.quantity");
    expect(String(full)).toBe("The lines.0.quantity field must not be 0.");
    expect(inGerman.say(full)).toBe("Das Feld „lines.0.quantity“ darf nicht 0 sein.");
    expect(inGerman.say(fieldMessage("The :field field is required.", "shoe_size"))).toBe(
      "Das Feld „shoe size“ ist erforderlich.",
    );
  });

  it("has the plural of its language", () => {
    const minutes = (count: number) =>
      plural(count, message`${count} minute has no price.`, message`${count} minutes have no price.`);
    expect([1, 2, 20].map((count) => inRomanian.say(minutes(count)))).toEqual([
      "Un minut nu are preț.",
      "2 minute nu au preț.",
      "20 de minute nu au preț.",
    ]);
    expect([1, 2].map((count) => String(minutes(count)))).toEqual([
      "1 minute has no price.",
      "2 minutes have no price.",
    ]);
    const things = joined([counted(1, "client", "clients"), counted(21, "project", "projects")]);
    expect(String(things)).toBe("1 client, 21 projects");
    expect(inRomanian.say(things)).toBe("1 client, 21 de proiecte");
  });

  it("says values as they are, whatever they look like", () => {
    const text = message`The file has no column ${"{0} <b>'x' # |{field}"}.`;
    expect(inGerman.say(text)).toBe("Die Datei hat keine Spalte „{0} <b>'x' # |{field}“.");
  });

  it("is English where no catalogue has it", () => {
    expect(inGerman.say("What nobody has translated.")).toBe("What nobody has translated.");
    const ofAField = message`${said("status")}: ${5} shoes.`;
    expect(inGerman.say(ofAField)).toBe("Status: 5 shoes.");
  });

  it("is English in JSON that nothing translates", () => {
    expect(JSON.stringify({ text: message`The file has no column ${"a"}.` })).toBe(
      '{"text":"The file has no column a."}',
    );
  });
});
