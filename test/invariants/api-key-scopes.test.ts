import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { PERMISSION_NAMES, withImplied } from "../../src/platform/permissions/catalogue.ts";
import { type Colleague, colleague } from "../scenarios/key-holders.ts";
import { testCompany } from "../support/test-company.ts";

const { app, acme } = testCompany();
let ana: Colleague;

beforeAll(async () => {
  ana = await colleague(app, acme, "Ana Pop");
});

const permissions = fc.uniqueArray(fc.constantFrom(...PERMISSION_NAMES), { maxLength: 8 });
const grant = async (role: string[]): Promise<void> => {
  const reply = await acme.owner.patch(`/roles/${ana.role}`, { permissions: role });
  expect(reply.status, reply.text).toBe(200);
};

test("a key may do what its scopes and its creator's rights both allow, at any time", async () => {
  let made = 0;
  await fc.assert(
    fc.asyncProperty(permissions, permissions, permissions, async (before, wanted, after) => {
      await grant(before);
      const held = withImplied(before);
      const send = (scopes: string[]) =>
        ana.session.send("POST", "/api-keys", { name: `Key ${++made}`, scopes });
      const isWithin = wanted.every((scope) => held.has(scope));
      expect((await send(wanted)).status).toBe(isWithin ? 201 : 422);
      const scopes = [...held].slice(0, wanted.length);
      const { data, meta } = (await send(scopes)).body;
      await grant(after);
      const allowed = [...withImplied(scopes)].filter((scope) => withImplied(after).has(scope)).sort();
      const { attributes } = (await ana.session.get(`/api-keys/${data.id}`)).body.data;
      expect(attributes.scopes).toEqual(scopes.toSorted());
      expect(attributes.effective_scopes).toEqual(allowed);
      const session = await app.as(meta.plain_text_key).get("/session");
      expect(session.body.data.permissions).toEqual(allowed);
    }),
    { numRuns: 15 },
  );
});
