import { hasList } from "../support/conformance/paths.ts";
import { PRODUCT } from "../support/conformance/product.ts";
import { checkEvery } from "../support/conformance/subject.ts";
import { checkExports } from "./checks/exports.ts";
import { checkFileActions } from "./checks/file-actions.ts";
import { checkFilters } from "./checks/filters.ts";
import { checkSearches } from "./checks/searches.ts";
import { checkSorts } from "./checks/sorts.ts";
import { checkVariants } from "./checks/variants.ts";
import { FIXTURES } from "./fixtures.ts";

checkEvery(
  PRODUCT,
  FIXTURES,
  [checkFilters, checkSorts, checkSearches, checkVariants, checkFileActions, checkExports],
  {
    only: hasList,
  },
);
