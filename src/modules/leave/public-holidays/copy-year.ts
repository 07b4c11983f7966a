import { field, isRealDate, type StandaloneResult, standaloneAction } from "../../../engine/declare/index.ts";
import type { GivenParameters, StandaloneContext } from "../../../engine/work/index.ts";
import { addDaysOfYear, holidaysOf } from "./add-days.ts";

/** The same date in another year; for 29 February, the 28th if it is no leap year. */
export const inYear = (date: string, year: number): string => {
  const moved = `${year}${date.slice(4)}`;
  return isRealDate(moved) ? moved : `${year}-02-28`;
};

const year = () => field.integerBetween(1900, 2199).required();

const parameters = { from_year: year(), to_year: year() };

async function run({
  work,
  params,
  fail,
  throwIfRefused,
}: StandaloneContext<GivenParameters<typeof parameters>>): Promise<StandaloneResult> {
  const { from_year: from, to_year: to } = params;
  if (from === to) fail("to_year", "The to year field and from year must be different.");
  throwIfRefused();
  const data = await addDaysOfYear(work, {
    year: to,
    days: async () =>
      (await holidaysOf(work, from)).map((holiday) => ({ ...holiday, date: inYear(holiday.date, to) })),
    refuse: (message) => fail("to_year", message),
    throwIfRefused,
  });
  return { data };
}

/** Copies the public holidays of a year to another one. */
export const copyYear = standaloneAction({
  title: "Copy year",
  done: "Copied the year.",
  description:
    "Copies the public holidays of a year to the same dates in another year; existing ones are skipped. Movable holidays must be corrected afterwards.",
  needsCredential: true,
  who: { permissions: ["manage-leave"], relations: [] },
  parameters,
  example: { from_year: 2026, to_year: 2027 },
  run,
});
