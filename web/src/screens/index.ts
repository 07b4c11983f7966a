import type { PublicScreen, Screen, UiModule } from "../declare/screen.ts";
import { t } from "../messages/t.ts";
import { approvals } from "./approvals/index.ts";
import { assets } from "./assets/index.ts";
import { benefits } from "./benefits/index.ts";
import { clients } from "./clients/index.ts";
import { documents } from "./documents/index.ts";
import { employees } from "./employees/index.ts";
import { expenses } from "./expenses/index.ts";
import { hiring } from "./hiring/index.ts";
import { home } from "./home/index.ts";
import { invoicing } from "./invoicing/index.ts";
import { knowledgeBase } from "./knowledge-base/index.ts";
import { leads } from "./leads/index.ts";
import { leave } from "./leave/index.ts";
import { notifications } from "./notifications/index.ts";
import { offers } from "./offers/index.ts";
import { organization } from "./organization/index.ts";
import { performance } from "./performance/index.ts";
import { projects } from "./projects/index.ts";
import { reports } from "./reports/index.ts";
import { settings } from "./settings/index.ts";
import { placeAfterSignIn } from "./sign-in/place-after-sign-in.ts";
import { tickets } from "./tickets/index.ts";
import { time } from "./time/index.ts";

/** The modules in the order in which the navigation shows them. A module joins by a line here. */
export const modules: readonly UiModule[] = [
  home,
  employees,
  leave,
  benefits,
  performance,
  hiring,
  time,
  approvals,
  projects,
  clients,
  leads,
  offers,
  tickets,
  expenses,
  invoicing,
  assets,
  documents,
  knowledgeBase,
  reports,
  organization,
  settings,
  notifications,
];

/** The screens of the person's own affairs, reached by the account menu. */
export const personalScreens: readonly Screen[] = [
  {
    path: "/profile",
    title: t("Your account"),
    navigation: t("Your account"),
    load: () => import("./account/account.tsx"),
  },
  {
    path: "/profile/notifications",
    title: t("How you are notified"),
    navigation: t("Notifications"),
    load: () => import("./account/notification-choices.tsx"),
  },
  {
    path: "/profile/channels",
    title: t("Slack and Teams"),
    navigation: t("Slack and Teams"),
    load: () => import("./notifications/channels/channels.tsx"),
  },
  { path: "/help", title: t("Help"), load: () => import("./account/help.tsx") },
];

/** The screens that need no session. */
export const publicScreens: readonly PublicScreen[] = [
  {
    path: "/sign-in",
    title: t("Sign in"),
    load: () => import("./sign-in/sign-in.tsx"),
    leadsOn: placeAfterSignIn,
  },
  {
    path: "/invitation",
    title: t("Accept the invitation"),
    load: () => import("./sign-in/accept-invitation.tsx"),
  },
  {
    path: "/forgot-password",
    title: t("Forgotten password"),
    load: () => import("./sign-in/forgot-password.tsx"),
  },
  {
    path: "/unsubscribe",
    title: t("End mails"),
    load: () => import("./sign-in/unsubscribe.tsx"),
  },
  {
    path: "/reset-password",
    title: t("Choose a new password"),
    load: () => import("./sign-in/reset-password.tsx"),
  },
  { path: "/careers/$job", title: t("Job"), load: () => import("./careers/career-screen.tsx") },
];
