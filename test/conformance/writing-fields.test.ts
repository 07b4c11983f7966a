import { PRODUCT } from "../support/conformance/product.ts";
import { checkEvery } from "../support/conformance/subject.ts";
import { checkFields } from "./checks/fields.ts";
import { FIXTURES } from "./fixtures.ts";

checkEvery(PRODUCT, FIXTURES, [checkFields], {
  only: ({ operations }) => operations.includes("create") || operations.includes("update"),
});
