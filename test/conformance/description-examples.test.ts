import { expect, test } from "vitest";
import { describeApi } from "../../src/engine/openapi/describe-api.ts";
import { PRODUCT } from "../support/conformance/product.ts";
import { bodyExamples } from "../support/openapi/body-examples.ts";
import { SchemaValidator } from "../support/openapi/schema-validator.ts";

const document = describeApi(PRODUCT, { serverUrl: "/api" });
const validator = new SchemaValidator(document);

test("every JSON body of the description has an example, of the schema beside it", () => {
  const examples = bodyExamples(document);
  expect(examples.length).toBeGreaterThan(300);
  const wrong = examples.filter(({ body, schema }) => !validator.compile(schema)(body));
  expect(wrong.map(({ name, body }) => [name, body])).toEqual([]);
});
