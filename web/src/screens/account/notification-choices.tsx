import { Box, Group, Select, Stack, Text } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { notifyDone, notifyFailure } from "../../components/notify.tsx";
import { Page } from "../../components/page.tsx";
import { Panel } from "../../components/panel.tsx";
import { FailedPart } from "../../components/read-problem.tsx";
import { TableSkeleton } from "../../components/skeletons.tsx";
import { t } from "../../messages/t.ts";
import { choicesQuery } from "../notifications/choices-query.ts";

const DELIVERIES = [
  { value: "none", label: t("Not at all") },
  { value: "in_app", label: t("Only here") },
  { value: "digest", label: t("In a daily mail too") },
  { value: "mail", label: t("By mail at once too") },
] as const;

type Delivery = (typeof DELIVERIES)[number]["value"];

/** How the person is notified of each kind of event. */
export default function NotificationChoices() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(choicesQuery);
  const choose = async (kind: string, delivery: Delivery): Promise<void> => {
    try {
      await api.PATCH("/notification-choices/{kind}", { params: { path: { kind } }, body: { delivery } });
      notifyDone(t("Saved"));
    } catch (failure) {
      notifyFailure(failure);
    }
    await client.invalidateQueries({ queryKey: choicesQuery.queryKey });
  };
  const choices = data?.data ?? [];
  return (
    <Page
      title={t("How you are notified")}
      note={t("Mails wait for your next working day; the daily mail comes in the morning.")}
      width="narrow"
    >
      <Stack gap="lg">
        {error && <FailedPart error={error} onAgain={() => void refetch()} />}
        {!data && !error && <TableSkeleton />}
        {[...new Set(choices.map(({ module }) => module))].map((module) => (
          <Panel key={module} title={module}>
            <Stack gap="md">
              {choices
                .filter((one) => one.module === module)
                .map(({ kind, title, description, delivery }) => (
                  <Group key={kind} justify="space-between" gap="sm">
                    <Box miw={220} flex={1}>
                      <Text fw={500}>{title}</Text>
                      <Text size="sm" c="dimmed">
                        {description}
                      </Text>
                    </Box>
                    <Select
                      aria-label={title}
                      w={200}
                      data={DELIVERIES}
                      value={delivery}
                      allowDeselect={false}
                      onChange={(value) => void choose(kind, value as Delivery)}
                    />
                  </Group>
                ))}
            </Stack>
          </Panel>
        ))}
      </Stack>
    </Page>
  );
}
