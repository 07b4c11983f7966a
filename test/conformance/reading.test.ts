import { PRODUCT } from "../support/conformance/product.ts";
import { checkEvery } from "../support/conformance/subject.ts";
import { checkEnvelopes } from "./checks/envelopes.ts";
import { checkEndpointExamples, checkExamples } from "./checks/examples.ts";
import { checkOpenActions } from "./checks/open-actions.ts";
import { checkPages } from "./checks/pages.ts";
import { FIXTURES } from "./fixtures.ts";

const world = checkEvery(PRODUCT, FIXTURES, [checkEnvelopes, checkPages, checkOpenActions, checkExamples]);

checkEndpointExamples(world);
