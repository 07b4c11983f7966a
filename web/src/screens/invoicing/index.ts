import { menuScreen, type UiModule } from "../../declare/screen.ts";
import { t } from "../../messages/t.ts";

const VIEWERS = { permissions: ["view-invoices"] } as const;

/** The screens of invoices. */
export const invoicing: UiModule = {
  label: t("Invoices"),
  icon: "file-text",
  cards: { money: "/invoices/figures" },
  commands: () => import("./invoice-commands.ts"),
  screens: [
    menuScreen("/invoices", t("Invoices"), () => import("./invoices.tsx"), { ...VIEWERS, lists: "invoices" }),
    {
      path: "/invoices/calendar",
      title: t("Calendar of invoices"),
      ...VIEWERS,
      load: () => import("./invoice-calendar.tsx"),
      lists: "invoices",
      layout: "calendar",
    },
    {
      path: "/invoices/new",
      title: t("New invoice"),
      permissions: ["manage-invoices"],
      load: () => import("./new-invoice.tsx"),
    },
    {
      path: "/invoices/$id/edit",
      title: t("Edit the draft"),
      shows: "invoices",
      permissions: ["manage-invoices"],
      load: () => import("./edit-draft.tsx"),
    },
    {
      path: "/invoices/bill-unbilled",
      title: t("Bill unbilled work"),
      permissions: ["manage-invoices"],
      load: () => import("./unbilled/bill-unbilled.tsx"),
    },
    menuScreen("/invoices/unbilled", t("Unbilled work"), () => import("./unbilled/unbilled-screen.tsx"), {
      ...VIEWERS,
      reports: [{ report: "invoices/unbilled" }],
    }),
    menuScreen(
      "/invoices/figures",
      t("Revenue and receivables"),
      () => import("./figures/figures-screen.tsx"),
      {
        permissions: ["view-reports-finance"],
        reports: [{ report: "invoices/invoice-analytics" }, { report: "invoices/chart" }],
      },
    ),
    menuScreen("/invoices/payments", t("Payments"), () => import("./payments.tsx"), {
      ...VIEWERS,
      lists: "invoice-payments",
    }),
    menuScreen("/invoices/tax-rates", t("Tax rates"), () => import("./tax-rates.tsx"), {
      ...VIEWERS,
      lists: "tax-rates",
    }),
    {
      path: "/invoices/$id",
      title: t("Invoice"),
      shows: "invoices",
      ...VIEWERS,
      load: () => import("./invoice-page.tsx"),
    },
  ],
};
