import { Alert, Button, Group, Paper, Stack, Text, Textarea } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { listQuery, recordQuery } from "../../api/queries.ts";
import { type ActionState, type ApiRecord, type ResourceName, runAction } from "../../api/records.ts";
import { Icon } from "../../components/icon.tsx";
import { Page } from "../../components/page.tsx";
import { Problem } from "../../components/problem.tsx";
import { ReadProblem } from "../../components/read-problem.tsx";
import { ScreenSkeleton } from "../../components/skeletons.tsx";
import { useApiForm } from "../../components/use-api-form.ts";
import { t } from "../../messages/t.ts";
import { useSession } from "../../session/session.ts";
import { useApprovalKinds } from "../approvals/waiting.ts";
import { recordPath } from "../record-path.ts";

interface Asked {
  readonly resource: ResourceName;
  readonly id: string;
  readonly action: string;
}

/** The words of the button for each decision that a mail offers. */
const VERBS: Readonly<Record<string, string>> = {
  approve: t("Approve"),
  reject: t("Reject"),
  accept: t("Accept"),
  decline: t("Decline"),
};

/** Where the link of a mail leads that offers a decision: it asks for a confirmation before anything is decided. */
export default function Decide() {
  const {
    type,
    id = "",
    action = "",
  } = useSearch({ strict: false }) as Readonly<Record<string, string | undefined>>;
  const asked = { resource: type as ResourceName, id, action };
  const { kinds } = useApprovalKinds();
  const kind = kinds.find(({ resource }) => resource === asked.resource);
  const { sort: _, ...related } = kind?.query ?? {};
  const record = useQuery(recordQuery(asked.resource, id, { actions: "all", ...related }));
  const notifications = useQuery(
    listQuery("notifications", { record_type: asked.resource, record_id: id, perPage: 1 }),
  );
  const verb = VERBS[action];
  if (record.error) return <ReadProblem error={record.error} />;
  if (!record.data || !notifications.data) return <ScreenSkeleton />;
  const one = record.data.record as ApiRecord;
  const state = ((one.meta.actions ?? []) as readonly ActionState[]).find(({ name }) => name === action);
  const words = notifications.data.data[0]?.attributes;
  return (
    <Page title={words?.title ?? t("Your decision")} note={words?.detail} width="narrow">
      <Stack gap="md">
        {kind && (
          <Paper withBorder p="lg">
            <Text fw={500}>{kind.wordsOf(one).person}</Text>
            {kind.what(one)}
            {kind.Details && <kind.Details record={one} />}
          </Paper>
        )}
        {verb && state?.open ? (
          <Confirmation asked={asked} verb={verb} />
        ) : (
          <Closed asked={asked} reason={state?.reason ?? t("There is nothing to decide.")} />
        )}
      </Stack>
    </Page>
  );
}

function RecordLink({ resource, id }: Pick<Asked, "resource" | "id">) {
  const path = recordPath(useSession(), resource, id);
  return (
    <Button variant="default" component={Link} to={(path ?? "/notifications") as never}>
      {path === null ? t("All notifications") : t("Look at it first")}
    </Button>
  );
}

function Closed({ asked, reason }: { readonly asked: Asked; readonly reason: string }) {
  return (
    <Stack gap="md" align="flex-start">
      <Alert color="blue" variant="light" icon={<Icon name="info-circle" />} role="status">
        {reason}
      </Alert>
      <RecordLink {...asked} />
    </Stack>
  );
}

/** Whether the decision takes an explanation for the person who asked. */
const isExplained = (action: string): boolean => action === "approve" || action === "reject";

function Confirmation({ asked, verb }: { readonly asked: Asked; readonly verb: string }) {
  const client = useQueryClient();
  const [done, setDone] = useState<string | null>(null);
  const { resource, id, action } = asked;
  const { form, problem, isBusy, onSubmit } = useApiForm({ status_explanation: "" }, async (values) => {
    const given = values.status_explanation === "" || !isExplained(action) ? {} : values;
    const { message } = await runAction(resource, id, action, given);
    await client.invalidateQueries();
    setDone(message);
  });
  if (done !== null) return <Closed asked={asked} reason={done} />;
  return (
    <Paper withBorder p="lg">
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <Text>{t("Nothing is decided yet. Confirm it here.")}</Text>
          <Problem text={problem} />
          {isExplained(action) && (
            <Textarea
              label={action === "approve" ? t("Note") : t("Why")}
              description={t("The requester sees this. Optional.")}
              autosize
              minRows={2}
              maxLength={1_000}
              {...form.getInputProps("status_explanation")}
            />
          )}
          <Group gap="xs">
            <Button type="submit" loading={isBusy} color={/reject|decline/.test(action) ? "red" : undefined}>
              {verb}
            </Button>
            <RecordLink resource={resource} id={id} />
          </Group>
        </Stack>
      </form>
    </Paper>
  );
}
