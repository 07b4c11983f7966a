import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { JsonSchema } from "../../../src/engine/declare/field-type.ts";
import type { OpenApiDocument } from "../../../src/engine/openapi/openapi-document.ts";

/** Formats that inform people and programs, but cannot be validated. */
const UNCHECKED = ["password", "binary"];
/** Members of the document that are not keywords of JSON Schema. */
const AROUND = ["components"];

function extensionsIn(part: unknown, found: Set<string>): Set<string> {
  if (typeof part !== "object" || part === null) return found;
  for (const [key, value] of Object.entries(part)) {
    if (key.startsWith("x-")) found.add(key);
    else extensionsIn(value, found);
  }
  return found;
}

/** Compiles schemas of an API description strictly: an unknown keyword is an error. */
export class SchemaValidator {
  readonly #ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    strictRequired: false,
    allErrors: true,
    // Most schemas check only a few responses: optimizing the generated code takes longer than it saves.
    code: { optimize: false },
    inlineRefs: false,
  });
  readonly #made = new Map<string, ValidateFunction>();

  constructor({ components, paths }: Pick<OpenApiDocument, "components" | "paths">) {
    addFormats.default(this.#ajv);
    for (const format of UNCHECKED) this.#ajv.addFormat(format, true);
    for (const keyword of [...AROUND, ...extensionsIn({ components, paths }, new Set())])
      this.#ajv.addKeyword(keyword);
    this.#ajv.addSchema({ $id: "api", components });
  }

  /** The validator of a schema, whose references are resolved in the document. @throws Error if it is not a valid schema */
  compile(schema: JsonSchema): ValidateFunction {
    const text = JSON.stringify(schema).replaceAll('"#/', '"api#/');
    const known = this.#made.get(text);
    if (known) return known;
    const made = this.#ajv.compile(JSON.parse(text));
    this.#made.set(text, made);
    return made;
  }
}
