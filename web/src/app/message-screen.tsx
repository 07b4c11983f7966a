import { Stack, Text, Title } from "@mantine/core";
import { type ReactNode, useContext } from "react";
import { Icon } from "../components/icon.tsx";
import type { IconName } from "../components/icon-shapes.ts";
import { usePageTitle } from "../components/page-title.ts";
import { MainArea } from "./main-area.ts";

interface MessageScreenProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children: ReactNode;
}

/** A screen with a message, and what can be done about it. */
export function MessageScreen({ icon, title, children }: MessageScreenProps) {
  const isWithinMain = useContext(MainArea);
  usePageTitle("screen", title);
  return (
    <Stack component={isWithinMain ? "div" : "main"} align="center" gap="sm" py={96} px="md" ta="center">
      <Text c="dimmed" component="span">
        <Icon name={icon} size={40} stroke={1.4} />
      </Text>
      <Title order={1}>{title}</Title>
      {children}
    </Stack>
  );
}
