import { expect } from "vitest";
import type { Caller } from "../app.ts";
import { expectExplained } from "./explained.ts";
import { type Facts, type LinkRule, type Lists, listsOf } from "./link-rule.ts";
import { figuresIn, type LinkedGroup, linkedGroups } from "./linked-groups.ts";
import { readList } from "./read-list.ts";

/** The rules, and what they have covered so far. */
export class LinkChecks {
  /** Links whose rows have affected a figure, as `rule link`. */
  readonly #borne = new Set<string>();

  readonly rules: Readonly<Record<string, LinkRule>>;

  constructor(rules: Readonly<Record<string, LinkRule>>) {
    this.rules = rules;
  }

  noteBearing(rule: string, link: string): void {
    this.#borne.add(`${rule}: ${link}`);
  }

  /** Links of rules whose rows have not affected a figure in any response. */
  untested(): string[] {
    const all = Object.entries(this.rules).flatMap(([rule, { links }]) =>
      Object.entries(typeof links === "function" ? {} : links).flatMap(([link, resource]) =>
        resource === null ? [] : [`${rule}: ${link}`],
      ),
    );
    return all.filter((one) => !this.#borne.has(one));
  }
}

interface Returned {
  /** Of the getter. */
  readonly name: string;
  /** The request, for messages. */
  readonly requested: string;
  readonly owner: Caller;
  readonly facts: Facts;
}

const AT_ONCE = 6;

/** Follows every link of a response and compares the figures beside it with those of its list. */
export async function checkLinks(
  checks: LinkChecks,
  { name, requested, owner, facts }: Returned,
): Promise<void> {
  const waiting = linkedGroups(facts.data);
  const known = new Map<string, Promise<readonly Record<string, unknown>[]>>();
  const listOf = (url: string) => {
    const reading = known.get(url) ?? readList(owner, url);
    known.set(url, reading);
    return reading;
  };
  const checkOne = async ({ at, group, links }: LinkedGroup): Promise<void> => {
    const key = `${name} ${at}`;
    const rule = checks.rules[key];
    if (!rule) throw new Error(`No rule says what the links of ${key} list: ${Object.keys(links)}.`);
    const lists = listsOf(rule, facts);
    expect(Object.keys(links).sort(), key).toEqual(Object.keys(lists).sort());
    const read: Record<string, readonly Record<string, unknown>[]> = {};
    let isWhole = true;
    for (const [link, resource] of Object.entries(lists)) {
      const url = links[link]!;
      if (resource === null) expect(url, `${key} ${link}`).toBeNull();
      else if (url === null) isWhole = false;
      else {
        expect(new URL(url).pathname, `${key} ${link}`).toBe(`/api/${resource}`);
        read[link] = await listOf(url);
      }
    }
    const figures = figuresIn(group);
    expectRuled(key, rule, figures, facts, group);
    if (isWhole && Object.keys(read).length > 0)
      compare(checks, {
        key,
        rule,
        read,
        group,
        facts,
        figures,
        where: `${requested} ${JSON.stringify(links)}`,
      });
  };
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await checkOne(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** @throws for a figure that the rule does not mention */
function expectRuled(
  key: string,
  rule: LinkRule,
  figures: Readonly<Record<string, number | null>>,
  facts: Facts,
  group: LinkedGroup["group"],
): void {
  const empty = Object.fromEntries(Object.keys(listsOf(rule, facts)).map((link) => [link, []]));
  const ruled = Object.keys(rule.figures(empty, group, facts)).flatMap((path) => path.split(" + "));
  const known = new Set([...ruled, ...rule.others]);
  const unknown = Object.entries(figures).filter(([path, value]) => value !== null && !known.has(path));
  expect(unknown, `figures beside the links of ${key} without a rule`).toEqual([]);
}

interface Compared {
  readonly key: string;
  readonly rule: LinkRule;
  readonly read: Lists;
  readonly group: LinkedGroup["group"];
  readonly facts: Facts;
  readonly figures: Readonly<Record<string, number | null>>;
  readonly where: string;
}

function compare(checks: LinkChecks, { key, rule, read, group, facts, figures, where }: Compared): void {
  const expected = rule.figures(read, group, facts);
  const reported = (path: string): number | null => {
    const parts = path.split(" + ").map((one) => figures[one]);
    expect(parts, `${key} ${path}`).not.toContain(undefined);
    return parts.length === 1
      ? parts[0]!
      : parts.includes(null)
        ? null
        : parts.reduce<number>((sum, one) => sum + one!, 0);
  };
  const actual = Object.fromEntries(Object.keys(expected).map((path) => [path, reported(path)]));
  expect(actual, where).toEqual(expected);
  // The rows of a list have their figures in the attributes.
  expectExplained(group.attributes ?? group, read, facts, where);
  for (const link of Object.keys(read)) {
    const without = rule.figures({ ...read, [link]: [] }, group, facts);
    if (Object.entries(without).some(([path, value]) => value !== expected[path]))
      checks.noteBearing(key, link);
  }
}
