import { describe } from "vitest";
import { hasPaths } from "../../src/engine/schema/schema.ts";
import { PRODUCT } from "../support/conformance/product.ts";
import { sampler } from "../support/conformance/sampled.ts";
import { checkRemembered } from "./checks/remembered.ts";
import { FIXTURES } from "./fixtures.ts";

const sampledOf = sampler();
for (const resource of PRODUCT.resources.values()) {
  if (!hasPaths(resource)) continue;
  describe(resource.name, () => {
    checkRemembered(resource, FIXTURES, PRODUCT, sampledOf(resource.name));
  });
}
