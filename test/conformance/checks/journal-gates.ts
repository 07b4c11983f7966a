import { expect } from "vitest";
import { gateOfRecords, gatesOf } from "../../../src/engine/schema/journal-gates.ts";
import { withImplied } from "../../../src/platform/permissions/catalogue.ts";
import { expectForbidden, expectStatus } from "../../support/conformance/replies.ts";
import { ACCESS_SHARE } from "../../support/conformance/sampled.ts";
import type { Subject } from "../../support/conformance/subject.ts";

interface Entry {
  readonly id: string;
  readonly attributes: {
    readonly resource_label: string | null;
    readonly changes: { readonly [field: string]: unknown };
  };
}

const isRedacted = (reported: unknown): boolean => (reported as { redacted?: boolean }).redacted === true;

/** Nobody reads in the journal what they may not read of the records themselves. */
export function checkJournalGates({ resource, world, sampled }: Subject): void {
  const test = sampled("", ACCESS_SHARE);
  const home = () => world().home;
  const auditor = () => home().limitedTo("view-audit-log");
  const list = `/audit-log?perPage=500&resource_type=${resource.name}`;
  const isClosed = (gate: { anyOf: readonly string[] }): boolean =>
    !gate.anyOf.some((one) => withImplied(["view-audit-log"]).has(one));
  const guarded = [...resource.fields.values()].filter(
    (field) => !field.hidden && gatesOf(resource, field.name).some(isClosed),
  );

  test("a reader of the audit log alone sees no gated value in lists, single entries or files", async () => {
    const reported = expectStatus(await (await auditor()).get(list), 200).body.data as Entry[];
    const whole = new Map(
      (expectStatus(await home().owner.get(list), 200).body.data as Entry[]).map((one) => [one.id, one]),
    );
    expect(reported.length).toBe(whole.size);
    if (resource.operations.includes("create")) expect(reported.length).toBeGreaterThan(0);
    const names = new Set(guarded.map(({ name }) => name));
    for (const { id, attributes } of reported) {
      for (const [member, value] of Object.entries(attributes.changes)) {
        const name = member.split(".")[0]!;
        expect(isRedacted(value), `${resource.name}.${member}`).toBe(names.has(name));
        if (!names.has(name)) expect(value).toEqual(whole.get(id)!.attributes.changes[member]);
      }
      const gate = gateOfRecords(resource);
      const isScoped = gate !== null && isClosed(gate);
      expect(attributes.resource_label).toBe(isScoped ? null : whole.get(id)!.attributes.resource_label);
    }
    const single = reported.find(({ attributes }) => Object.values(attributes.changes).some(isRedacted));
    if (single)
      expect((await (await auditor()).get(`/audit-log/${single.id}`)).body.data.attributes).toEqual(
        single.attributes,
      );
    const file = expectStatus(
      await (await auditor()).get(`/audit-log/getters/export?format=csv&resource_type=${resource.name}`),
      200,
    ).body.data;
    const csv = (await world().app.request("GET", file.url)).text;
    expect(csv.split("redacted").length - 1).toBe(
      reported.flatMap(({ attributes }) => Object.values(attributes.changes)).filter(isRedacted).length,
    );
  });

  test("a reader of the audit log alone cannot filter by changes of a gated field", async () => {
    for (const { name } of guarded) {
      const named = gatesOf(resource, name).map((gate) => gate.named);
      for (const query of [
        `changed_field=${resource.name}.${name}`,
        `-changed_field=${resource.name}.${name}`,
      ]) {
        const missing = expectForbidden(await (await auditor()).get(`/audit-log?${query}`));
        expect(named, query).toContain(missing);
      }
    }
    for (const field of resource.fields.values()) {
      if (guarded.includes(field) || field.hidden) continue;
      expectStatus(
        await (await auditor()).get(`/audit-log?perPage=1&changed_field=${resource.name}.${field.name}`),
        200,
      );
    }
  });
}
