import { Box, Group, Stack, Text, Title } from "@mantine/core";
import { type ReactNode, useContext } from "react";
import classes from "./page.module.css";
import { PageTools } from "./page-tools.ts";

interface PageProps {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** Buttons at the right of the title. */
  readonly actions?: ReactNode;
  /** Before the title: a way back, an avatar. */
  readonly before?: ReactNode;
  readonly width?: "wide" | "narrow";
  readonly children: ReactNode;
}

/** The layout of every screen: its title, what can be done, its content. */
export function Page({ title, note, actions, before, width = "wide", children }: PageProps) {
  const tools = useContext(PageTools);
  return (
    <Box className={classes.page} data-width={width}>
      <Group
        component="header"
        justify="space-between"
        align="flex-start"
        gap="md"
        className={classes.header}
      >
        <Stack gap={2} miw={0}>
          {before}
          <Title order={1}>{title}</Title>
          {note && (
            <Text c="dimmed" size="sm" component="div">
              {note}
            </Text>
          )}
        </Stack>
        {(actions || tools) && (
          <Group gap="xs">
            {tools}
            {actions}
          </Group>
        )}
      </Group>
      {children}
    </Box>
  );
}
