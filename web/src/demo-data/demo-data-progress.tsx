import { Group, Loader, Text } from "@mantine/core";
import { inWords, withinSentence } from "../format/words.ts";
import { t } from "../messages/t.ts";
import type { DemoData } from "./demo-data.ts";

/** What is being created while the demo data is put in. */
export function DemoDataProgress({ state }: { readonly state: DemoData }) {
  return (
    <Group gap="sm" role="status" wrap="nowrap">
      <Loader size="sm" aria-hidden="true" />
      <Text size="sm">
        {state.step
          ? t`Demo data is being put in: ${withinSentence(inWords(state.step))}…`
          : t("Demo data is being put in: starting…")}
      </Text>
    </Group>
  );
}
