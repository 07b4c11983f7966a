import { expect, it } from "vitest";
import type { Finish } from "../../declare/field.ts";
import { field } from "../../declare/fields/index.ts";
import type { FieldBuilder } from "../../declare/index.ts";
import { module } from "../../declare/module.ts";
import { open } from "../../declare/policy.ts";
import { inverse } from "../../declare/relationship.ts";
import { resource } from "../../declare/resource.ts";
import { ProjectionPlanner } from "../../plan/projection.ts";
import { parseIncludes } from "../../request/parse-include.ts";
import { buildSchema } from "../../schema/build-schema.ts";
import { systemActor } from "../../work/actor.ts";
import type { Reading } from "../../work/reading.ts";
import { finishedRecords } from "./finished-records.ts";

declare module "../../declare/index.ts" {
  interface DeclaredFields {
    papers: Readonly<Record<string, FieldBuilder>>;
    boxes: Readonly<Record<string, FieldBuilder>>;
  }
}

const reading = { baseUrl: "https://acme.test/api" } as Reading;

const linked: Finish = (value, id, { baseUrl }) =>
  (value as object[]).map((file) => ({ ...file, url: `${baseUrl}/${id}` }));

const policy = open({ write: [] });
const schema = buildSchema(
  [
    module({
      title: "Things",
      description: "Things",
      resources: [
        resource("boxes", {
          policy,
          fields: { name: field.string() },
          relationships: { papers: inverse("papers", "box_id") },
        }),
        resource("papers", {
          policy,
          label: "id",
          fields: { box_id: field.reference("boxes"), files: field.jsonb().finished(linked) },
        }),
      ],
    }),
  ],
  [],
);
const plan = (name: string, include?: string) =>
  new ProjectionPlanner(schema).plan(
    schema.resources.get(name)!,
    systemActor(),
    parseIncludes(new Map(include === undefined ? [] : [["include", include]])),
  );
const paper = (id: string, files: unknown) =>
  JSON.stringify({ id, type: "papers", attributes: { id, files } });

it("adds to the values of each record, and to those of related ones", () => {
  const [one, two] = [paper("1", [{ size: 2 }]), paper("2", [])];
  expect(JSON.parse(`[${finishedRecords(plan("papers"), `${one},${two}`, reading)}]`)).toEqual([
    JSON.parse(paper("1", [{ size: 2, url: "https://acme.test/api/1" }])),
    JSON.parse(two),
  ]);
  const box = `{"id":"9","type":"boxes","attributes":{},"relationships":{"papers":[${one}]}}`;
  expect(finishedRecords(plan("boxes", "papers"), box, reading)).toBe(
    box.replace(one, paper("1", [{ size: 2, url: "https://acme.test/api/1" }])),
  );
});

it("ignores fields that were not requested, and records that are missing", () => {
  const bare =
    '{"id":"9","type":"boxes","attributes":{},"relationships":{"papers":[{"id":"1","attributes":{}}]}}';
  expect(finishedRecords(plan("boxes", "papers[id]"), bare, reading)).toBe(bare);
  expect(finishedRecords(plan("papers"), "null", reading)).toBe("null");
  expect(finishedRecords(plan("papers"), "", reading)).toBe("");
});

it("passes text through as it stands where no field asks for more", () => {
  const text = '{"id": "9", "attributes": {"name": "spaces  stay", "price": 1.10}}';
  expect(finishedRecords(plan("boxes"), text, reading)).toBe(text);
});
