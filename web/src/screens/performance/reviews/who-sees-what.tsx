import { SimpleGrid, Text } from "@mantine/core";
import { Panel } from "../../../components/panel.tsx";
import { t } from "../../../messages/t.ts";
import { REVIEW_VISIBILITY } from "./review-visibility.ts";

const NOTE = t(
  "The stages at which somebody sees a part are in brackets; without them, it is always. Everybody sees their own response, and nobody sees the drafts of others.",
);

/** Who sees which part of the review, and from when on. */
export function WhoSeesWhat() {
  return (
    <Panel title={t("Who sees what")} note={NOTE}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
        {REVIEW_VISIBILITY.map(({ label, readers }) => (
          <div key={label}>
            <Text size="sm" fw={600}>
              {label}
            </Text>
            <ul style={{ margin: 0, paddingInlineStart: 20 }}>
              {readers.map((reader) => (
                <Text key={reader} size="sm" component="li">
                  {reader}
                </Text>
              ))}
            </ul>
          </div>
        ))}
      </SimpleGrid>
    </Panel>
  );
}
