import { parseSort } from "../../declare/sort.ts";
import type { Verifier } from "../verifier.ts";
import { SHARED_PARAMETERS } from "./names.ts";

/**
 * The parameters of a variant must have no other meaning in the list, and everybody must be allowed its default order.
 */
export const verifyVariants: Verifier = ({ filters, variants }, _all, report) => {
  const taken = new Set([...SHARED_PARAMETERS, ...Object.keys(filters)]);
  for (const [name, { options, parameters, sort, defaultSort }] of Object.entries(variants)) {
    const path = `variants.${name}`;
    for (const parameter of [name, ...Object.keys(parameters)]) {
      if (taken.has(parameter))
        report(path, `${parameter} is a parameter of the list already.`, "Give it another name.");
      taken.add(parameter);
    }
    if (options.length === 0) report(path, "No parameter requests it.", "Name the values of its parameter.");
    for (const { name: key } of parseSort(defaultSort)) {
      if (sort[key] !== null)
        report(path, `${key} is not a sort key that is open to everybody.`, "Order by one that is.");
    }
  }
};
