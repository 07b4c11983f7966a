import { Box, Paper, Stack, Text, Title } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, type ReactNode } from "react";
import { twoFactorQuery } from "../session/two-factor.ts";
import { loadCode } from "./load-code.ts";

const TwoFactorSetup = lazy(async () => ({
  default: (await loadCode(() => import("../screens/account/two-factor-setup.tsx"))).TwoFactorSetup,
}));

/** Where a workspace asks everybody for a second factor, whoever has none gets no further than setting one up. */
export function SecondFactorGate({ children }: { readonly children: ReactNode }) {
  const client = useQueryClient();
  const { data } = useQuery(twoFactorQuery);
  if (!data?.is_required || data.is_enabled) return children;
  return (
    <Box p="md" maw={520} mx="auto" mt="xl">
      <Paper withBorder p="xl">
        <Stack gap="md">
          <Title order={1}>Set up a second factor</Title>
          <Text c="dimmed" size="sm">
            This workspace requires a second factor of everybody. You can use the rest of it once yours is
            turned on.
          </Text>
          <TwoFactorSetup onDone={() => void client.invalidateQueries()} />
        </Stack>
      </Paper>
    </Box>
  );
}
