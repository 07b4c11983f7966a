import fc from "fast-check";
import { describe, expect } from "vitest";
import { isBlank } from "../../../src/engine/declare/text.ts";
import type { FieldSchema } from "../../../src/engine/schema/schema.ts";
import { campaignSize } from "../../support/campaign.ts";
import { anyJson, anyText } from "../../support/conformance/bad-values.ts";
import { writableFields } from "../../support/conformance/derive-body.ts";
import { createRecord } from "../../support/conformance/make-records.ts";
import { hasList, recordPath } from "../../support/conformance/paths.ts";
import { rowCounts } from "../../support/conformance/row-counts.ts";
import type { Subject } from "../../support/conformance/subject.ts";
import type { Record } from "../../support/conformance/world.ts";
import { expectWireForm } from "./wire-form.ts";

/** In how many random values a field is tried by itself, and how many of them are sent. */
const TRIED = campaignSize({ suite: 100, campaign: 400 });
const SENT = campaignSize({ suite: 3, campaign: 6 });
const QUERIES = campaignSize({ suite: 8, campaign: 40 });

/** Whatever is sent as a field or a parameter: it is taken in the right form, or refused; never a fault. */
export function checkBadValues({ resource, fixture, world, sampled }: Subject): void {
  const test = sampled();
  const writer = () => world().home.writer(resource);
  const canCreate = resource.operations.includes("create");
  const canChange = resource.operations.includes("update");
  let own: Promise<Record> | undefined;
  async function makeOwn(): Promise<Record> {
    const { home } = world();
    if (!canCreate) return (await home.all(resource.name))[0]!;
    const record = await createRecord(home, resource, fixture, home.next());
    home.note(record);
    return record;
  }
  const subject = (): Promise<Record> => {
    own ??= makeOwn();
    return own;
  };

  /** Random values that the field's type takes and refuses, each kind of them once. */
  function judge(field: FieldSchema): { taken: unknown[]; refused: unknown[] } {
    const taken = new Map<string, unknown>();
    const refused = new Map<string, unknown>();
    fc.assert(
      fc.property(anyJson, (value) => {
        // An empty text is a null, whatever the type would say of it.
        if (isBlank(value)) return;
        const messages: string[] = [];
        const read = field.type.read(value, (template) => messages.push(String(template)));
        if (messages.length === 0) taken.set(JSON.stringify(read) ?? "", value);
        else refused.set(messages[0]!, value);
        for (const message of messages) expect(message).toMatch(/^(The|You|Leave) .*\.$|:field/s);
      }),
      { numRuns: TRIED },
    );
    return { taken: [...taken.values()].slice(-SENT), refused: [...refused.values()].slice(0, SENT) };
  }

  if (canCreate || canChange) {
    for (const field of writableFields(resource)) {
      sampled(field.name)(`any value of ${field.name} is accepted or refused`, async () => {
        const record = await subject();
        const before = await rowCounts(world().app.installation.pool);
        const { taken, refused } = judge(field);
        const changes = canChange && !field.createOnly;
        const [method, path] = changes
          ? (["PATCH", recordPath(resource, record.id)] as const)
          : (["POST", `/${resource.name}`] as const);
        for (const value of refused) {
          const reply = await writer().send(method, path, { [field.name]: value });
          expect([403, 422], `${reply.status} ${JSON.stringify(value)?.slice(0, 200)}`).toContain(
            reply.status,
          );
          if (reply.status !== 422) continue;
          expect(Object.keys(reply.body.errors).some((at) => at.split(".")[0] === field.name)).toBe(true);
        }
        for (const value of taken) {
          const reply = await writer().send(method, `${path}?dry_run=true`, { [field.name]: value });
          expect([200, 201, 403, 422], `${reply.status} ${JSON.stringify(value)?.slice(0, 200)}`).toContain(
            reply.status,
          );
          if (reply.status === 200 && !field.writeOnly)
            expectWireForm(field, reply.body.data.attributes[field.name]);
        }
        expect(await rowCounts(world().app.installation.pool)).toEqual(before);
      });
    }
  }

  if (!hasList(resource)) return;

  describe("any text of a parameter is accepted or refused", () => {
    const get = (query: string) => world().home.owner.get(`/${resource.name}?perPage=3&${query}`);
    const judged = async (name: string, text: string) => {
      const reply = await get(`${encodeURIComponent(name)}=${encodeURIComponent(text)}`);
      expect([200, 422], `${reply.status} ${name}=${text}`).toContain(reply.status);
    };

    test("filters", async () => {
      const names = [...resource.filters.keys()].flatMap((name) => [name, `-${name}`]);
      if (names.length === 0) return;
      await fc.assert(fc.asyncProperty(fc.constantFrom(...names), anyText, judged), { numRuns: QUERIES });
    });

    test("sort, search, include, related, page, perPage and cursor", async () => {
      const names = ["sort", "search", "include", "related", "page", "perPage", "cursor"];
      await fc.assert(fc.asyncProperty(fc.constantFrom(...names), anyText, judged), { numRuns: QUERIES });
    });

    test("names of parameters", async () => {
      await fc.assert(
        fc.asyncProperty(anyText, async (name) => {
          const reply = await get(`${encodeURIComponent(name)}=1`);
          expect([200, 422], `${reply.status} ${name}`).toContain(reply.status);
        }),
        { numRuns: QUERIES / 2 },
      );
    });
  });
}
