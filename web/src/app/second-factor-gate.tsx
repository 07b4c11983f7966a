import { Box, Paper, Stack, Text, Title } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, type ReactNode, useState } from "react";
import { t } from "../messages/t.ts";
import { useSession } from "../session/session.ts";
import { loadCode } from "./load-code.ts";

const TwoFactorSetup = lazy(async () => ({
  default: (await loadCode(() => import("../screens/account/two-factor-setup.tsx"))).TwoFactorSetup,
}));

/** If a workspace requires a second factor, people without one can only set one up. */
export function SecondFactorGate({ children }: { readonly children: ReactNode }) {
  const client = useQueryClient();
  const { needs_second_factor } = useSession();
  // It stays until the recovery codes are saved, although the session is complete after the confirmation.
  const [isSettingUp, setSettingUp] = useState(needs_second_factor);
  if (needs_second_factor && !isSettingUp) setSettingUp(true);
  if (!isSettingUp) return children;
  const finish = async () => {
    await client.invalidateQueries();
    setSettingUp(false);
  };
  return (
    <Box p="md" maw={520} mx="auto" mt="xl">
      <Paper withBorder p="xl">
        <Stack gap="md">
          <Title order={1}>{t("Set up a second factor")}</Title>
          <Text c="dimmed" size="sm">
            {t(
              "This workspace requires a second factor of everybody. You can use the rest of it once yours is turned on.",
            )}
          </Text>
          <TwoFactorSetup onDone={() => void finish()} />
        </Stack>
      </Paper>
    </Box>
  );
}
