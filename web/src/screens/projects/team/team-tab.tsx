import type { RecordViewProps } from "../../../declare/record-page.ts";
import { RelatedRecords } from "../../../records/related-records.tsx";
import { useMay } from "../../../session/session.ts";
import { assignmentUi } from "../assignment-ui.tsx";
import { useMayStaff } from "../use-may-staff.ts";
import { TeamEconomics } from "./team-economics.tsx";

/** The assignments of the project and the team's performance. */
export function TeamTab({ record }: RecordViewProps<"projects">) {
  const may = useMay();
  const mayCreate = useMayStaff(record);
  return (
    <>
      <RelatedRecords ui={assignmentUi} of={{ project_id: record.id }} mayCreate={mayCreate} />
      {may("view-reports-projects", "view-reports-finance") && <TeamEconomics project={record} />}
    </>
  );
}
