import { hasList } from "../support/conformance/paths.ts";
import { PRODUCT } from "../support/conformance/product.ts";
import { checkEvery } from "../support/conformance/subject.ts";
import { checkFilters } from "./checks/filters.ts";
import { checkSearches } from "./checks/searches.ts";
import { checkSorts } from "./checks/sorts.ts";
import { FIXTURES } from "./fixtures.ts";

checkEvery(PRODUCT, FIXTURES, [checkFilters, checkSorts, checkSearches], { only: hasList });
