import { t } from "../../messages/t.ts";
import { leadingScreen } from "../leading-screen.tsx";

/** An activity leads to the timeline of its lead. */
export default leadingScreen("lead-activities", t("Activity"), ({ lead_id }) => ({
  to: `/leads/${lead_id}`,
}));
