import { Button, Group, Stack } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { type ApiRecord, runActionOnMany, tryAction } from "../../../api/records.ts";
import { refreshScreen } from "../../../api/refresh-screen.ts";
import { BackLink } from "../../../components/back-link.tsx";
import { notifyDone, notifyFailure } from "../../../components/notify.tsx";
import { Page } from "../../../components/page.tsx";
import { Panel } from "../../../components/panel.tsx";
import { t } from "../../../messages/t.ts";
import { useDryRun } from "../../../records/use-dry-run.ts";
import { useBillingChoices } from "./billing-choices.ts";
import { BillingForm } from "./billing-form.tsx";
import { type Billed, BillingPreview } from "./billing-preview.tsx";

/** Bills the unbilled work of a client: what is billed is chosen, seen as lines, and then drafted. */
export default function BillUnbilledScreen() {
  const { choices, change, body } = useBillingChoices();
  const client = useQueryClient();
  const navigate = useNavigate();
  const run = useDryRun<Billed>(body, async (given) => {
    const { data, meta } = await tryAction("invoices", null, "bill-unbilled", given, {
      include: "lines.project",
    });
    return { invoice: data as unknown as ApiRecord<"invoices">, meta: meta as unknown as Billed["meta"] };
  });
  const draft = useMutation({
    mutationFn: () => runActionOnMany<ApiRecord>("invoices", "bill-unbilled", body!),
    onSuccess: async ({ data }) => {
      await refreshScreen(client);
      notifyDone(t("Draft created"));
      await navigate({ to: `/invoices/${data.id}` });
    },
    onError: notifyFailure,
  });
  const isReady = body !== null && run.result !== null && run.problem === null && !run.isCalculating;
  return (
    <Page
      title={t("Bill unbilled work")}
      note={t("Approved time, expenses and fees become the lines of a draft, each of them once.")}
      before={<BackLink to="/invoices">{t("Invoices")}</BackLink>}
    >
      <Stack gap="lg">
        <Panel title={t("What is billed")}>
          <BillingForm choices={choices} change={change} />
        </Panel>
        {body !== null && (
          <Panel title={t("The draft")}>
            <BillingPreview run={run} billing={body} onLeaveOut={() => change({ skip_unpriced: "true" })} />
          </Panel>
        )}
        <Group gap="xs">
          <Button onClick={() => draft.mutate()} disabled={!isReady} loading={draft.isPending} data-sends>
            {t("Create the draft")}
          </Button>
          <Button variant="default" component={Link} to="/invoices">
            {t("Cancel")}
          </Button>
        </Group>
      </Stack>
    </Page>
  );
}
