import { type PublicDay, publicDays } from "./days-of-country.ts";

/** A country, or a part of one, whose public holidays are known. */
export interface KnownCountry {
  /** An ISO 3166-1 alpha-2 code. */
  readonly code: string;
  readonly name: string;
  /** The languages of the names of its holidays, its own first. */
  readonly languages: readonly string[];
  readonly regions: readonly { readonly code: string; readonly name: string }[];
}

// The data of all countries is large and rarely needed, so that it is loaded by the first that asks.
const loaded = () => import("date-holidays").then(({ default: Holidays }) => Holidays);

const isIsoCode = (code: string): boolean => /^[A-Z]{2}$/.test(code);

/** The countries whose public holidays are known, by their names in English. */
export async function knownCountries(): Promise<KnownCountry[]> {
  const Holidays = await loaded();
  const all = new Holidays();
  return Object.entries(all.getCountries("en"))
    .filter(([code]) => isIsoCode(code))
    .map(([code, name]) => ({
      code,
      name,
      languages: [...new Set(new Holidays(code).getLanguages() as string[])].sort(ownFirst),
      regions: Object.entries(all.getStates(code, "en") ?? {}).map(([region, title]) => ({
        code: region,
        name: title as string,
      })),
    }))
    .sort((one, other) => one.name.localeCompare(other.name, "en"));
}

/** English is in every country's list, but rarely its own language. */
const ownFirst = (one: string, other: string): number => Number(one === "en") - Number(other === "en");

interface Wanted {
  readonly country: string;
  readonly region: string | null;
  readonly year: number;
  readonly language: string;
}

/** The public holidays of a known country, or a region of it, in a year. */
export async function holidaysOfCountry({ country, region, year, language }: Wanted): Promise<PublicDay[]> {
  const Holidays = await loaded();
  const calendar = region === null ? new Holidays(country) : new Holidays(country, region);
  return publicDays(calendar.getHolidays(year, language));
}
