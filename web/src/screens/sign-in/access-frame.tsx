import { Box, Group, Paper, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { Brand } from "../../app/brand.tsx";
import { ColorSchemeToggle } from "../../app/color-scheme-toggle.tsx";
import classes from "./access-frame.module.css";

interface AccessFrameProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** Around the screens for people who are not signed in. */
export function AccessFrame({ title, note, children }: AccessFrameProps) {
  return (
    <Box className={classes.page}>
      <Group component="header" justify="space-between" className={classes.header}>
        <Brand />
        <ColorSchemeToggle />
      </Group>
      <Box component="main" className={classes.main}>
        <Paper withBorder radius="lg" className={classes.card}>
          <Stack gap="lg">
            <Stack gap={4}>
              <Title order={1}>{title}</Title>
              {note && (
                <Text c="dimmed" size="sm">
                  {note}
                </Text>
              )}
            </Stack>
            {children}
          </Stack>
        </Paper>
      </Box>
    </Box>
  );
}
