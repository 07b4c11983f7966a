import { expect } from "vitest";
import { hasPaths, type ResourceSchema } from "../../../src/engine/schema/schema.ts";
import type { Caller, Reply, TestApp } from "../app.ts";
import { hasList, recordPath } from "./paths.ts";
import type { Site } from "./world.ts";

/** The site in the requests, so that two servers return the same URLs. */
const HOST = { Host: "remembered.test" };
/** How many records of each resource are read one by one. */
const ALONE = 2;

/** The paths of a resource that are read: its list, some records with their actions, and every getter. */
export async function readPaths(site: Site, resource: ResourceSchema): Promise<string[]> {
  if (!hasPaths(resource)) return [];
  const ids = (await site.all(resource.name)).slice(0, ALONE).map(({ id }) => id);
  const getters = Object.entries(resource.getters);
  return [
    ...(hasList(resource) ? [`/${resource.name}?perPage=100`, `/${resource.name}?search=a&perPage=5`] : []),
    ...Object.keys(resource.variants).map((name) => {
      const [option] = resource.variants[name]!.options;
      return `/${resource.name}?${name}=${option}`;
    }),
    ...ids.map((id) => `${recordPath(resource, id)}?actions=all`),
    ...getters.flatMap(([name, { level }]) =>
      level === "collection"
        ? [`/${resource.name}/getters/${name}`]
        : ids.map((id) => `${recordPath(resource, id)}/getters/${name}`),
    ),
  ];
}

/** The address of a file that was made for one request, which is signed and expires. */
const FILE_URL = /\/api\/files\/[\w.-]+/;

/** What is compared of a response: everything that is not of one request alone. */
const shownOf = ({ status, text, headers }: Reply) => ({
  status,
  text,
  tag: headers.get("etag"),
  type: headers.get("content-type"),
});

const isRemembered = ({ headers }: Reply): boolean => headers.get("server-timing")!.includes("remembered;");

/** Compares the responses of a server that remembers responses with those of one that does not, on the same database. */
export class ResponseComparison {
  readonly #fresh: TestApp;
  /** How many responses were remembered ones. */
  remembered = 0;

  constructor(fresh: TestApp) {
    this.#fresh = fresh;
  }

  /** @throws if any caller gets another response to any path than a fresh one */
  async expectSame(callers: Readonly<Record<string, Caller>>, paths: readonly string[]): Promise<void> {
    const differing: unknown[] = [];
    for (const [name, caller] of Object.entries(callers)) {
      for (const path of paths) {
        const reply = await caller.get(path, { headers: HOST });
        const fresh = await this.#fresh.as(caller.key).get(path, { headers: HOST });
        if (isRemembered(reply)) this.remembered++;
        const [given, expected] = [shownOf(reply), shownOf(fresh)];
        if (!isEqual(given, expected)) differing.push({ name, path, given, expected });
      }
    }
    expect(differing).toEqual([]);
  }

  /** Sorts out the paths that return a file or the address of one, which is made for each request. */
  async withoutFiles(owner: Caller, paths: readonly string[]): Promise<string[]> {
    const others: string[] = [];
    for (const path of paths) {
      const replies = [await owner.get(path, { headers: HOST }), await owner.get(path, { headers: HOST })];
      const isFile = ({ headers, text }: Reply) =>
        !headers.get("content-type")?.includes("json") || FILE_URL.test(text);
      if (!replies.some(isFile)) others.push(path);
      else expect(replies.map(isRemembered), path).toEqual([false, false]);
    }
    return others;
  }
}

const isEqual = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);
