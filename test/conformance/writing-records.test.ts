import { PRODUCT } from "../support/conformance/product.ts";
import { checkEvery } from "../support/conformance/subject.ts";
import { checkBulk } from "./checks/bulk.ts";
import { checkJournals } from "./checks/journals.ts";
import { checkWrites } from "./checks/writes.ts";
import { FIXTURES } from "./fixtures.ts";

checkEvery(PRODUCT, FIXTURES, [checkWrites, checkBulk, checkJournals], {
  only: ({ operations }) => operations.includes("create") || operations.includes("update"),
});
