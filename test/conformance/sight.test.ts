import { PRODUCT } from "../support/conformance/product.ts";
import { checkEvery } from "../support/conformance/subject.ts";
import { checkDescriptions } from "./checks/descriptions.ts";
import { checkGates } from "./checks/gates.ts";
import { checkIsolation } from "./checks/isolation.ts";
import { checkJournalGates } from "./checks/journal-gates.ts";
import { checkRelations } from "./checks/relations.ts";
import { FIXTURES } from "./fixtures.ts";

checkEvery(PRODUCT, FIXTURES, [
  checkGates,
  checkJournalGates,
  checkRelations,
  checkIsolation,
  checkDescriptions,
]);
