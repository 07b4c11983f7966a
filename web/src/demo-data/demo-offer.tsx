import { Alert, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { t } from "../messages/t.ts";
import { demoDataQuery } from "./demo-data.ts";
import { PutDemoDataIn } from "./demo-data-buttons.tsx";
import { DemoDataProgress } from "./demo-data-progress.tsx";
import { useDemoArrival } from "./use-demo-arrival.ts";

/** Offers demo data to those who set up an empty workspace; nothing in one that is not empty. */
export function DemoOffer() {
  const state = useQuery(demoDataQuery).data?.data;
  useDemoArrival(state?.status);
  if (state?.status === "putting_in") return <DemoDataProgress state={state} />;
  if (!state?.is_possible) return null;
  return (
    <>
      {state.problem !== null && (
        <Alert color="red" variant="light" mb="sm">
          {state.problem}
        </Alert>
      )}
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="dimmed" flex="1 1 14rem">
          {t(
            "To look around first, fill the workspace with a company of forty. You can take all of it out again.",
          )}
        </Text>
        <PutDemoDataIn />
      </Group>
    </>
  );
}
