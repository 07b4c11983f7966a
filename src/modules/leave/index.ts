import { module } from "../../engine/declare/module.ts";

/** Leave: its kinds and their rules, public holidays, requests and balances; and the working time they rest on. */
export const leaveModule = module({
  title: "Leave",
  description: "Leave policies, public holidays, requests for leave and the balances they are taken from.",
  resources: [],
});
