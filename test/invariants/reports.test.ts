import { expect, test } from "vitest";
import { PRODUCT } from "../support/conformance/product.ts";

/** Getters of collections that are no reports, and where the web UI shows what they return. */
const SHOWN_ELSEWHERE: Readonly<Record<string, string>> = {
  "employees/org-chart": "the screen Org chart",
  "employees/working-days": "the form of a leave request",
  "holidays/team-calendar": "the screen Team calendar",
  "public-holidays/countries": "the import of public holidays",
  "timesheets/current-timer": "the header",
  "clients/statement": "the page of a client",
  "evaluations/to-do": "the screen My reviews",
  "pages/search": "the search of the knowledge base",
  "notifications/unread-count": "the header",
  "webhooks/event-types": "the form of a webhook",
};

/** Getters that return files and what belongs to files: the buttons Export and Import of lists and reports. */
const OF_FILES = /[/-](export|import-columns|csv-template)$/;

const getters = [...PRODUCT.resources.values()].flatMap((resource) =>
  Object.entries(resource.getters)
    .filter(([, { level }]) => level === "collection")
    .map(([path, getter]) => ({ name: `${resource.name}/${path}`, getter })),
);

test("every getter is a report with a question, or the web UI shows it elsewhere", () => {
  const others = getters.filter(({ name, getter }) => getter.question === null && !OF_FILES.test(name));
  expect(others.map(({ name }) => name).sort()).toEqual(Object.keys(SHOWN_ELSEWHERE).sort());
});

const reports = getters.filter(({ getter }) => getter.breakdowns.length > 0);

test.each(reports)("the parts of wholes of $name are figures of its response", ({ getter }) => {
  const shape = JSON.stringify(getter.response);
  for (const { parts, whole } of getter.breakdowns)
    for (const path of whole === undefined ? parts : [...parts, whole])
      for (const name of path.split(".")) expect(shape).toContain(`"${name}":`);
});
