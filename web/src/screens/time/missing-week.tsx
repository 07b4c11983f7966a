import { dayOf } from "../../format/calendar.ts";
import { t } from "../../messages/t.ts";
import { leadingScreen } from "../leading-screen.tsx";

/** A week that was not submitted in time leads to the week, where it can be filled in and submitted. */
export default leadingScreen("missing-weeks", t("Missing week"), ({ week_start, employee_id }) => ({
  to: "/time",
  search: { week: dayOf(week_start), employee: employee_id },
}));
