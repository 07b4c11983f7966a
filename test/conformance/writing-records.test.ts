import { PRODUCT } from "../support/conformance/product.ts";
import { checkEvery } from "../support/conformance/subject.ts";
import { checkBulk } from "./checks/bulk.ts";
import { checkImports } from "./checks/imports.ts";
import { checkJournals } from "./checks/journals.ts";
import { checkRaces } from "./checks/races.ts";
import { checkSideEffects } from "./checks/side-effects.ts";
import { checkWrites } from "./checks/writes.ts";
import { FIXTURES } from "./fixtures.ts";

checkEvery(
  PRODUCT,
  FIXTURES,
  [checkWrites, checkBulk, checkImports, checkJournals, checkSideEffects, checkRaces],
  {
    only: ({ operations }) => operations.includes("create") || operations.includes("update"),
  },
);
