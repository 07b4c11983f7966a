import type { UiModule } from "../../declare/screen.ts";
import { t } from "../../messages/t.ts";
import { PROFITABILITY_NEEDS } from "./profitability/needs.ts";

/** The screens of clients. */
export const clients: UiModule = {
  label: t("Clients"),
  icon: "address-book",
  screens: [
    {
      path: "/clients",
      title: t("Clients"),
      navigation: t("Clients"),
      permissions: ["view-clients"],
      load: () => import("./clients.tsx"),
      lists: "clients",
    },
    {
      path: "/clients/new",
      title: t("New client"),
      permissions: ["manage-clients"],
      load: () => import("./new-client.tsx"),
    },
    {
      path: "/clients/contacts",
      title: t("Contacts"),
      navigation: t("Contacts"),
      permissions: ["view-clients"],
      load: () => import("./contacts.tsx"),
      lists: "client-contacts",
    },
    {
      path: "/clients/profitability",
      title: t("Client profitability"),
      navigation: t("Profitability"),
      needs: PROFITABILITY_NEEDS,
      reports: [{ report: "clients/client-profitability" }],
      load: () => import("./profitability/profitability.tsx"),
    },
    {
      path: "/clients/$id",
      title: t("Client"),
      shows: "clients",
      permissions: ["view-clients"],
      load: () => import("./client-page.tsx"),
    },
  ],
};
