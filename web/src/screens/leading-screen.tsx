import { useQuery } from "@tanstack/react-query";
import { Navigate, useParams } from "@tanstack/react-router";
import { recordQuery } from "../api/queries.ts";
import type { ApiRecord, ResourceName } from "../api/records.ts";
import { Page } from "../components/page.tsx";
import { ReadProblem } from "../components/read-problem.tsx";
import { TableSkeleton } from "../components/skeletons.tsx";

interface Place {
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
}

/** The page of records that are seen in another place, such as a comment on its ticket: it leads there. */
export const leadingScreen = <N extends ResourceName>(
  resource: N,
  title: string,
  placeOf: (attributes: ApiRecord<N>["attributes"]) => Place,
) =>
  function LeadingScreen() {
    const { id = "" } = useParams({ strict: false }) as { id?: string };
    const { data, error } = useQuery(recordQuery(resource, id));
    if (data) {
      const { to, search = {} } = placeOf(data.record.attributes as ApiRecord<N>["attributes"]);
      return <Navigate to={to as never} search={search as never} replace />;
    }
    return <Page title={title}>{error ? <ReadProblem error={error} /> : <TableSkeleton />}</Page>;
  };
