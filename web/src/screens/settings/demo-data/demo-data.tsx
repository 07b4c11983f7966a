import { Alert, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Page } from "../../../components/page.tsx";
import { Panel } from "../../../components/panel.tsx";
import { FailedPart, ReadProblem } from "../../../components/read-problem.tsx";
import { FieldsSkeleton } from "../../../components/skeletons.tsx";
import { type DemoData, demoDataQuery } from "../../../demo-data/demo-data.ts";
import { PutDemoDataIn, TakeDemoDataOut } from "../../../demo-data/demo-data-buttons.tsx";
import { DemoDataProgress } from "../../../demo-data/demo-data-progress.tsx";
import { useDemoArrival } from "../../../demo-data/use-demo-arrival.ts";
import { plural, t } from "../../../messages/t.ts";

/** Puts the demo company into the workspace, and takes it out again. */
export default function DemoDataScreen() {
  const { data, error } = useQuery(demoDataQuery);
  useDemoArrival(data?.data.status);
  return (
    <Page title={t("Demo data")} note={t("A company of forty people, for trying things out.")} width="narrow">
      {error && !data && <ReadProblem error={error} />}
      {!data && !error && <FieldsSkeleton />}
      {data?.data.status === "absent" && <Absent state={data.data} />}
      {data?.data.status === "putting_in" && <DemoDataProgress state={data.data} />}
      {data?.data.status === "present" && <Present state={data.data} />}
    </Page>
  );
}

function Absent({ state: { is_possible, problem } }: { readonly state: DemoData }) {
  return (
    <Panel title={t("There is no demo data")} actions={is_possible && <PutDemoDataIn />}>
      <Stack gap="sm">
        {problem !== null && (
          <Alert color="red" variant="light">
            {problem}
          </Alert>
        )}
        <Text size="sm">
          {is_possible
            ? t(
                "People, projects, tracked time, clients, leads, tickets, documents and invoices are created within seconds. Nobody is notified, and the invented people get no mails. You can take all of it out again, and what you add in the meantime stays.",
              )
            : t("Demo data can only be put into an empty workspace. This one has records of its own.")}
        </Text>
      </Stack>
    </Panel>
  );
}

function Present({ state: { records } }: { readonly state: DemoData }) {
  const [refusal, setRefusal] = useState<unknown>(null);
  const total = records.reduce((sum, { count }) => sum + count, 0);
  return (
    <Panel title={t("This workspace has demo data")} actions={<TakeDemoDataOut onRefused={setRefusal} />}>
      <Stack gap="sm">
        {refusal !== null && <FailedPart error={refusal} />}
        <Text size="sm">
          {plural(
            total,
            "# record belongs to it, with what was changed in it. It does not count as a step of the set-up. What you added beside it stays when it is taken out.",
            "# records belong to it, with what was changed in them. They do not count as steps of the set-up. What you added beside them stays when they are taken out.",
          )}
        </Text>
      </Stack>
    </Panel>
  );
}
