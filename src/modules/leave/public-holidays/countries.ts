import { getter } from "../../../engine/declare/index.ts";
import { listOf, object, text } from "../../../platform/figures/response-shapes.ts";
import { knownCountries } from "./holiday-calendar.ts";

/** `GET /public-holidays/getters/countries`: what `add-country` accepts. */
export const countries = getter("public-holidays", {
  title: "Countries with known public holidays",
  description:
    "The countries whose public holidays `add-country` can add, by their names in English, with their regions and the languages in which the names of the days are known.",
  isReport: false,
  response: listOf(
    object({
      code: { type: "string", description: "An ISO 3166-1 alpha-2 code.", examples: ["DE"] },
      name: text,
      languages: { ...listOf(text), description: "ISO 639-1 codes, the country's own first." },
      regions: listOf(object({ code: text, name: text })),
    }),
  ),
  run: async () => ({ data: await knownCountries() }),
});
