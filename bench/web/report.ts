import { middle } from "../ask.ts";
import { machine } from "../machine.ts";

/** A screen, and an element by which one sees that it is there. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly element: string;
}

/** The first visits of a screen: medians. */
export interface Visited {
  readonly screen: Screen;
  readonly requests: number;
  readonly bytes: number;
  readonly firstScripts: number;
  readonly shownAfter: number;
  readonly shownAfterSlowed: number;
  /** Milliseconds in which the slowed processor was at work for the page until then. */
  readonly busySlowed: number;
}

interface Facts {
  readonly command: string;
  readonly employees: number;
  readonly postgresVersion: string;
  readonly visits: number;
  readonly slowedBy: number;
  readonly visited: readonly Visited[];
  readonly switches: readonly number[];
}

const kilobytes = (bytes: number): string => Math.round(bytes / 1000).toLocaleString("en");
const whole = (value: number): string => Math.round(value).toLocaleString("en");

/** The results as they are kept beside the benchmarks. */
export const webReport = ({ visited, switches, ...facts }: Facts): string => `## The web UI

Written by \`${facts.command}\`.

${machine(facts.postgresVersion)}
- The seeded company with ${facts.employees.toLocaleString("en")} employees; Chromium without a cache, signed in as the owner

${facts.visits} first visits each; times are medians from the start of the navigation until the first row (or the heading) is shown. Requests and bytes are those of the first visit as they were sent, compressed, with everything that is loaded within a second and a half after that.

| screen | requests | kB | first script, kB | shown, ms | shown with a processor ${facts.slowedBy} times slower, ms | of which it was at work, ms |
|---|--:|--:|--:|--:|--:|--:|
${visited
  .map(
    ({ screen, requests, bytes, firstScripts, shownAfter, shownAfterSlowed, busySlowed }) =>
      `| ${screen.name} | ${requests} | ${kilobytes(bytes)} | ${kilobytes(firstScripts)} | ${whole(shownAfter)} | ${whole(shownAfterSlowed)} | ${whole(busySlowed)} |`,
  )
  .join("\n")}

Going from home back to the list of employees, whose code and data the browser has, takes ${whole(middle(switches))} ms at the median.
`;
