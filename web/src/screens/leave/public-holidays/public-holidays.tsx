import { publicHolidays } from "../../../api/generated/resources/public-holidays.ts";
import { t } from "../../../messages/t.ts";
import { listScreen } from "../../../records/list-screen.tsx";
import { AddCountry } from "./add-country.tsx";
import { CopyYear } from "./copy-year.tsx";

const CalendarActions = () => (
  <>
    <AddCountry />
    <CopyYear />
  </>
);

/** The public holidays, at all or some work locations. */
export default listScreen({
  resource: "public-holidays",
  metadata: publicHolidays,
  title: t("Public holidays"),
  singular: t("Public holiday"),
  note: t(
    "When a public holiday is added, changed or deleted, requests that include the day are recalculated.",
  ),
  fields: {
    is_half_day: { label: t("Afternoon only"), hint: undefined },
    work_location_ids: { label: t("Only at"), hint: t("If none are selected, everywhere.") },
    country: { hint: t("Two letters, such as RO.") },
  },
  list: {
    columns: ["name", "date", "is_half_day", "work_location_ids", "country"],
    more: ["created_at", "updated_at"],
    sort: "date",
    filters: { work_location_id: { label: t("Applies at"), resource: "work-locations" } },
    emptyText: t("Add the public holidays of your country for a year; the next year is added the same way."),
  },
  form: [
    { title: t("Public holiday"), fields: ["name", "date", "is_half_day", "work_location_ids", "country"] },
  ],
  ListActions: CalendarActions,
});
