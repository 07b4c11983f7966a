import { PRODUCT } from "../support/conformance/product.ts";
import { checkEvery } from "../support/conformance/subject.ts";
import { checkEnvelopes } from "./checks/envelopes.ts";
import { checkPages } from "./checks/pages.ts";
import { FIXTURES } from "./fixtures.ts";

checkEvery(PRODUCT, FIXTURES, [checkEnvelopes, checkPages]);
