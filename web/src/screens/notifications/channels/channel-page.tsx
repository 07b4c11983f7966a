import { Group, Stack, Text, Title } from "@mantine/core";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import { t } from "../../../messages/t.ts";
import { recordPage } from "../../../records/record-page.tsx";
import { ChannelStatus, channelUi } from "./channel-ui.tsx";

function ChannelHeader({ record: { attributes } }: RecordViewProps<"notification-channels">) {
  return (
    <Stack gap={4} miw={0}>
      <Group gap="sm">
        <Title order={1}>{attributes.name}</Title>
        <ChannelStatus attributes={attributes} />
      </Group>
      <Text c="dimmed">{attributes.address_hint}</Text>
    </Stack>
  );
}

/** The page of a channel: what it gets, and whether messages arrive. */
export default recordPage({
  ui: channelUi,
  listPath: "/profile/channels",
  Header: ChannelHeader,
  tabs: [
    {
      id: "channel",
      label: t("Channel"),
      sections: [
        { title: t("Channel"), fields: ["name", "service", "audience", "kinds"] },
        {
          title: t("Address"),
          note: t("A new address replaces the present one, which is not shown."),
          fields: ["address_hint", "address"],
        },
        {
          title: t("Messages"),
          fields: [
            "last_success_at",
            "last_attempt_at",
            "last_problem",
            "disabled_reason",
            "user_id",
            "created_at",
          ],
        },
      ],
    },
  ],
});
