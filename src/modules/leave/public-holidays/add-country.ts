import { field, type StandaloneResult, standaloneAction } from "../../../engine/declare/index.ts";
import type { GivenParameters, StandaloneContext } from "../../../engine/work/index.ts";
import { message } from "../../../engine/work/index.ts";
import { countryCode } from "../../../platform/fields/company-fields.ts";
import { addDaysOfYear } from "./add-days.ts";
import { holidaysOfCountry, type KnownCountry, knownCountries } from "./holiday-calendar.ts";

/** The years for which movable holidays, such as those that follow the moon, are known. */
const YEARS = { from: 1970, to: 2076 };

const parameters = {
  country: countryCode().required(),
  region: field
    .string({ max: 10 })
    .describe(
      "The code of a region of the country, as `getters/countries` lists them. Null: what applies in all of it.",
    ),
  year: field.integerBetween(YEARS.from, YEARS.to).required(),
  language: field
    .string({ max: 10 })
    .describe(
      "The language of the names, one of the country's. Null: the workspace's if the country has it, otherwise the country's own.",
    ),
  work_location_ids: field.referenceList("work-locations", { max: 100 }).describe("Empty: everywhere."),
};

type Context = StandaloneContext<GivenParameters<typeof parameters>>;

async function run({ work, params, fail, throwIfRefused }: Context): Promise<StandaloneResult> {
  const all = await knownCountries();
  const country = all.find(({ code }) => code === params.country);
  if (!country) fail("country", "The public holidays of this country are not known.");
  else checkParts(country, params, fail);
  throwIfRefused();
  const language = params.language ?? languageFor(country!, work.workspace.locale);
  const data = await addDaysOfYear(work, {
    year: params.year,
    days: async () =>
      (
        await holidaysOfCountry({
          country: country!.code,
          region: regionOf(country!, params.region),
          year: params.year,
          language,
        })
      ).map((day) => ({ ...day, country: country!.code, work_location_ids: params.work_location_ids ?? [] })),
    refuse: (message) => fail("year", message),
    throwIfRefused,
  });
  return { data };
}

/** The code of a region as the country has it, whatever its case; undefined if there is no such region. */
const findRegion = (country: KnownCountry, given: string): string | undefined =>
  country.regions.find(({ code }) => code.toLowerCase() === given.toLowerCase())?.code;

const regionOf = (country: KnownCountry, given: string | null): string | null =>
  given === null ? null : (findRegion(country, given) ?? null);

/** Refuses a region or a language that the country does not have, and names those that it has. */
function checkParts(
  country: KnownCountry,
  { region, language }: Context["params"],
  fail: Context["fail"],
): void {
  if (region !== null && findRegion(country, region) === undefined) {
    const codes = country.regions.map(({ code }) => code);
    if (codes.length > 0) fail("region", "The selected region is invalid.", codes);
    else fail("region", message`No regions are known of ${country.name}.`);
  }
  if (language !== null && !country.languages.includes(language))
    fail("language", "The selected language is invalid.", country.languages);
}

/** The workspace's language if the names are known in it, otherwise the country's own. */
function languageFor({ languages }: KnownCountry, locale: string): string {
  const [language] = locale.split(/[-_]/);
  return languages.find((one) => one === language) ?? languages[0]!;
}

/** Adds the public holidays of a country or a region to a year; those that are there already are left alone. */
export const addCountry = standaloneAction({
  title: "Add a country",
  done: "Added the public holidays.",
  description:
    "Adds the public holidays of a country, or of a region of it, in a year; days that are there already are left alone. Which days an employer observes is for the employer to check: some are for certain people or places only, and dates that follow the moon are calculated. The data comes from the project date-holidays (CC BY 3.0).",
  needsCredential: true,
  who: { permissions: ["manage-leave"], relations: [] },
  parameters,
  example: { country: "RO", year: 2027, language: "ro" },
  run,
});
