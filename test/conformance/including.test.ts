import { PRODUCT } from "../support/conformance/product.ts";
import { checkEvery } from "../support/conformance/subject.ts";
import { checkIncludes } from "./checks/includes.ts";
import { FIXTURES } from "./fixtures.ts";

checkEvery(PRODUCT, FIXTURES, [checkIncludes]);
