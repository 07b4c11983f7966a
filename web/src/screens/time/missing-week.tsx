import { useQuery } from "@tanstack/react-query";
import { Navigate, useParams } from "@tanstack/react-router";
import { recordQuery } from "../../api/queries.ts";
import { Page } from "../../components/page.tsx";
import { ReadProblem } from "../../components/read-problem.tsx";
import { TableSkeleton } from "../../components/skeletons.tsx";
import { dayOf } from "../../format/calendar.ts";

/** A week that was not submitted in time: leads to the week, where it can be filled in and submitted. */
export default function MissingWeek() {
  const { id = "" } = useParams({ strict: false }) as { id?: string };
  const { data, error } = useQuery(recordQuery("missing-weeks", id));
  if (data) {
    const { employee_id, week_start } = data.record.attributes;
    const search = { week: dayOf(week_start), employee: employee_id };
    return <Navigate to={"/time" as never} search={search as never} replace />;
  }
  return <Page title="Missing week">{error ? <ReadProblem error={error} /> : <TableSkeleton />}</Page>;
}
