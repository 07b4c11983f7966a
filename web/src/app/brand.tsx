import { Group, Text } from "@mantine/core";
import { t } from "../messages/t.ts";

/** The product's mark and name. */
export function Brand() {
  return (
    <Group gap={10} wrap="nowrap">
      <img src="/favicon.svg" alt="" width={26} height={26} />
      <Text fw={700} size="lg" component="span" style={{ letterSpacing: "-0.01em" }}>
        {t("Bureau")}
      </Text>
    </Group>
  );
}
