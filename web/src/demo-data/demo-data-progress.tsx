import { Group, Loader, Text } from "@mantine/core";
import { t } from "../messages/t.ts";
import type { DemoData } from "./demo-data.ts";

/** What is being created while the demo data is put in. */
export function DemoDataProgress({ state }: { readonly state: DemoData }) {
  return (
    <Group gap="sm" role="status" wrap="nowrap">
      <Loader size="sm" aria-hidden="true" />
      <Text size="sm">{t`Demo data is being put in: ${(state.step ?? "starting").toLowerCase()}…`}</Text>
    </Group>
  );
}
