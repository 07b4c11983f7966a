import { createHash } from "node:crypto";
import { test } from "vitest";
import { campaignTest } from "../campaign.ts";

/** Registers a test by its title. */
export type RegisterTest = (title: string, run: () => unknown) => void;

/**
 * Registers tests that exist in large numbers: one for each resource, or for each of its fields, filters or
 * relationships. `npm test` runs some of them, the campaign all.
 * @param about the field, filter or relationship that the tests are about; by default the resource itself
 * @param share one in how many of them `npm test` runs
 */
export type Sampled = (about?: string, share?: number) => RegisterTest;

/** Of the tests with one title, `npm test` runs the first, and one in this many of the others. */
const SHARE = 24;
/** The share of the tests of who may do and see what, in which a mistake is worst. */
export const ACCESS_SHARE = 4;

/** Distributes the selected tests over resources and titles, in the same way each time. */
const isChosen = (name: string, share: number): boolean =>
  createHash("sha256").update(name).digest().readUInt32BE() % share === 0;

/** Counts titles in a test file, and gives each resource a function that registers tests. */
export function sampler(): (resource: string) => Sampled {
  const counts = new Map<string, number>();
  return (resource) =>
    (about = "", share = SHARE) =>
    (title, run) => {
      const kind = title.replace(about, "");
      const count = counts.get(kind) ?? 0;
      counts.set(kind, count + 1);
      const isRun = count === 0 || isChosen(`${resource} ${about} ${title}`, share);
      const register = isRun ? test : campaignTest;
      register(title, run);
    };
}
