import { heading, type Look, listed } from "./look.ts";

export const assetsLooks: readonly Look[] = [
  { name: "assets", path: "/assets", ready: listed("ThinkPad T14") },
  { name: "labels of assets", path: "/assets/labels", ready: heading("Asset labels") },
  {
    name: "who had an asset",
    path: "/assets/$first(/assets?perPage=1)?tab=hand-overs",
    ready: listed("Nobody has had the asset yet."),
  },
];
