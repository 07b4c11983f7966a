import { expect, it } from "vitest";
import { message } from "../../engine/errors/message.ts";
import { wordsIn } from "../languages/words-for.ts";
import { saidDetail } from "./said-values.ts";

const german = wordsIn("de");

it("leaves texts of records as they are, also where the catalogues have a word for them", () => {
  expect(german.say(message`Open`)).toBe("Offen");
  expect(german.say(saidDetail("Open")!)).toBe("Open");
  expect(german.say(saidDetail("Open", null, message`Open`)!)).toBe("Open · Offen");
});

it("is null if nothing is known", () => {
  expect(saidDetail(null, "")).toBeNull();
});
