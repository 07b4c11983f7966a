import { PRODUCT } from "../support/conformance/product.ts";
import { checkEvery } from "../support/conformance/subject.ts";
import { checkCredentials } from "./checks/credentials.ts";
import { checkRights } from "./checks/rights.ts";
import { FIXTURES } from "./fixtures.ts";

checkEvery(PRODUCT, FIXTURES, [checkCredentials, checkRights]);
