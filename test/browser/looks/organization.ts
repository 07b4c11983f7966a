import { type Look, listed } from "./look.ts";

export const organizationLooks: readonly Look[] = [
  { name: "departments", path: "/organization/departments", ready: listed("Engineering") },
  {
    name: "a new work location",
    path: "/organization/work-locations?open=new",
    ready: (page) => page.getByRole("dialog").getByRole("group", { name: "Working days" }).waitFor(),
  },
  { name: "directions", path: "/organization/directions", ready: listed("Platform") },
  { name: "positions", path: "/organization/positions", ready: listed("Designer") },
  { name: "levels", path: "/organization/levels", ready: listed("Senior") },
  { name: "work locations", path: "/organization/work-locations", ready: listed("Bucharest") },
  { name: "tags", path: "/organization/tags", ready: listed("#16a34a") },
];
