import { createHash } from "node:crypto";
import { test } from "vitest";
import { campaignTest } from "../campaign.ts";

/** Registers a test by its title. */
export type RegisterTest = (title: string, run: () => unknown) => void;

/**
 * Registers tests that exist in large numbers: one for each resource, or for each of its fields, filters or
 * relationships. `npm test` runs some of them, the campaign all.
 * @param about the field, filter or relationship that the tests are about; by default the resource itself
 */
export type Sampled = (about?: string) => RegisterTest;

/** Of the tests with one title, `npm test` runs the first, and one in this many of the others. */
const FIRST = 1;
const SHARE = 10;

/** Distributes the selected tests over resources and titles, in the same way each time. */
const isChosen = (name: string): boolean => createHash("sha256").update(name).digest()[0]! % SHARE === 0;

/**
 * Counts titles in a test file, and gives each resource a function that registers tests.
 * @param first how many tests of a title always run
 */
export function sampler(first = FIRST): (resource: string) => Sampled {
  const counts = new Map<string, number>();
  return (resource) =>
    (about = "") =>
    (title, run) => {
      const kind = title.replace(about, "");
      const count = counts.get(kind) ?? 0;
      counts.set(kind, count + 1);
      const register = count < first || isChosen(`${resource} ${about} ${title}`) ? test : campaignTest;
      register(title, run);
    };
}
