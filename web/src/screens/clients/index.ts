import type { UiModule } from "../../declare/screen.ts";
import { PROFITABILITY_NEEDS } from "./profitability/needs.ts";

/** The screens of clients. */
export const clients: UiModule = {
  label: "Clients",
  icon: "address-book",
  screens: [
    {
      path: "/clients",
      title: "Clients",
      navigation: "Clients",
      permissions: ["view-clients"],
      load: () => import("./clients.tsx"),
      lists: "clients",
    },
    {
      path: "/clients/new",
      title: "New client",
      permissions: ["manage-clients"],
      load: () => import("./new-client.tsx"),
    },
    {
      path: "/clients/contacts",
      title: "Contacts",
      navigation: "Contacts",
      permissions: ["view-clients"],
      load: () => import("./contacts.tsx"),
      lists: "client-contacts",
    },
    {
      path: "/clients/profitability",
      title: "Client profitability",
      navigation: "Profitability",
      needs: PROFITABILITY_NEEDS,
      reports: [{ report: "clients/client-profitability" }],
      load: () => import("./profitability/profitability.tsx"),
    },
    {
      path: "/clients/$id",
      title: "Client",
      shows: "clients",
      permissions: ["view-clients"],
      load: () => import("./client-page.tsx"),
    },
  ],
};
