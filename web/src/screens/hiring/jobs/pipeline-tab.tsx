import { Progress, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { listQuery, MAX_OPTIONS, optionsQuery } from "../../../api/queries.ts";
import { Panel } from "../../../components/panel.tsx";
import { ReadProblem } from "../../../components/read-problem.tsx";
import { recordLabel } from "../../../declare/record-label.ts";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import type { ResourceUi } from "../../../declare/resource-ui.ts";
import { mayByPermission } from "../../../declare/rights.ts";
import { formatNumber } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";
import { RelatedRecords } from "../../../records/related-records.tsx";
import { useSession } from "../../../session/session.ts";
import { candidateUi } from "../candidates/candidate-ui.tsx";
import classes from "./pipeline.module.css";

/** On the page of a job its name says nothing. */
const candidatesOfJobUi: ResourceUi = {
  ...candidateUi,
  list: {
    ...candidateUi.list,
    chosenAtFirst: candidateUi.list.chosenAtFirst.filter((name) => name !== "job_id"),
  },
};

/** How many candidates of a job are in each stage; each number opens them on the board. */
function StageCounts({ jobId }: { readonly jobId: string }) {
  const stages = useQuery(optionsQuery("hiring-stages", { archived: "false", sort: "position" }));
  const groups = useQuery(
    listQuery("candidates", { group: "stage_id", job_id: jobId, status: "active", perPage: MAX_OPTIONS }),
  );
  const error = stages.error ?? groups.error;
  if (error) return <ReadProblem error={error} />;
  const countOf = new Map(
    groups.data?.data.map(({ id, attributes }) => [
      id,
      Number((attributes as unknown as { count: number }).count),
    ]) ?? [],
  );
  return (
    <ol className={classes.stages} aria-label={t("Active candidates by stage")}>
      {stages.data?.data.map((stage) => (
        <li key={stage.id} className={classes.stage}>
          <Link
            to="/hiring/board"
            search={{ job_id: jobId, stage_id: stage.id } as never}
            className={classes.link}
          >
            <Text size="sm" component="span">
              {recordLabel(stage as never)}
            </Text>
            <Text fw={600} size="xl" component="span">
              {groups.data ? formatNumber(countOf.get(stage.id) ?? 0, 0) : "…"}
            </Text>
          </Link>
        </li>
      ))}
    </ol>
  );
}

/** How far a job is filled, where its candidates are, and all of them. */
export function PipelineTab({ record: job }: RecordViewProps<"jobs">) {
  const session = useSession();
  const { hired_count, openings, status } = job.attributes;
  const takesMore = status === "open" || status === "draft";
  return (
    <Stack gap="lg">
      <Panel title={t("Openings")} note={t`${hired_count} of ${openings} filled`}>
        <Progress
          value={(hired_count / openings) * 100}
          size="lg"
          color="teal"
          aria-label={t`${hired_count} of ${openings} openings filled`}
        />
      </Panel>
      <Panel title={t("Pipeline")} note={t("The active candidates in each stage.")}>
        <StageCounts jobId={job.id} />
      </Panel>
      <RelatedRecords
        ui={candidatesOfJobUi}
        of={{ job_id: job.id }}
        mayCreate={takesMore && mayByPermission(session, candidateUi.metadata, "create")}
      />
    </Stack>
  );
}
