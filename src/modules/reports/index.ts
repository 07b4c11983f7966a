import { module } from "../../engine/declare/index.ts";
import { savedReports } from "./saved-reports/saved-reports.resource.ts";

export { sendDueReports } from "./sending/sending-job.ts";

/** Reports that people save, and have sent to them by mail. */
export const reportsModule = module({
  title: "Reports",
  description: "Any report as tables and files, saved with its parameters and sent by mail on a schedule.",
  resources: [savedReports],
});
