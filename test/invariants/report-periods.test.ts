import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DEFAULT_PERIODS } from "../../web/src/figures/period/default-periods.ts";

/** The text of a preset in the API's description of `date`. */
const IN_WORDS: Readonly<Record<string, string>> = {
  "year-to-date": "this year until today",
  "this-year": "this calendar year",
  "last-month": "the previous full month",
  "this-month": "this month",
};

const description = JSON.parse(readFileSync(new URL("../../docs/api/openapi.json", import.meta.url), "utf8"));

const getters = Object.entries(DEFAULT_PERIODS);

test.each(getters)("%s begins with the API's default period", (report, preset) => {
  const [resource, getter] = report.split("/");
  const { parameters } = description.paths[`/${resource}/getters/${getter}`].get;
  const date = parameters.find(({ name }: { name?: string }) => name === "date");
  expect(date.description).toContain(`${IN_WORDS[preset]} when absent`);
});
