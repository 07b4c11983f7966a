import { Badge } from "@mantine/core";
import { notificationChannels } from "../../../api/generated/resources/notification-channels.ts";
import type { ApiRecord } from "../../../api/records.ts";
import { resourceUi } from "../../../declare/resource-ui.ts";
import { inWords } from "../../../format/words.ts";
import { t } from "../../../messages/t.ts";
import { kindsField } from "./kinds-field.tsx";

/** Whether a channel gets messages, and whether they arrive. */
export function ChannelStatus({ attributes }: Pick<ApiRecord<"notification-channels">, "attributes">) {
  const isFailing = attributes.status === "enabled" && attributes.last_problem !== null;
  const color = attributes.status === "disabled" ? "gray" : isFailing ? "red" : "teal";
  return (
    <Badge variant="light" color={color} tt="none" fw={600}>
      {isFailing ? t`Failing · ${inWords(attributes.last_problem!)}` : inWords(attributes.status)}
    </Badge>
  );
}

/** Channels of Slack and Teams, in their list and on their pages. */
export const channelUi = resourceUi({
  resource: "notification-channels",
  metadata: notificationChannels,
  title: t("Slack and Teams"),
  singular: t("Channel"),
  note: t(
    "Channels to which notifications are sent. A message says what the person who set up the channel may see.",
  ),
  fields: {
    service: { optionLabels: { slack: "Slack", teams: "Microsoft Teams" } },
    audience: {
      label: t("For"),
      optionLabels: {
        person: t("Me: what I am notified of"),
        workspace: t("Everybody in the channel: what happens"),
      },
      hint: t(
        "A channel for everybody needs the right to manage the workspace, and leaves out what concerns one person.",
      ),
    },
    address: {
      hint: t(
        "The address of an incoming webhook of Slack, or of a workflow of Teams that posts to a channel. It is kept encrypted and is not shown again.",
      ),
    },
    address_hint: { label: t("Address") },
    kinds: { label: t("Notifications"), hint: t("What is sent to the channel."), ...kindsField },
    user_id: { label: t("With the rights of") },
    disabled_reason: {
      optionLabels: { gone: t("The address does not exist any more"), failing: t("It failed for five days") },
    },
    last_success_at: { label: t("Last message") },
    last_attempt_at: { label: t("Last attempt") },
    last_problem: { label: t("Last problem"), hint: t("What the address responded.") },
  },
  list: {
    columns: [
      "name",
      "service",
      "audience",
      "kinds",
      { name: "status", render: (record) => <ChannelStatus attributes={record.attributes} /> },
    ],
    more: ["address_hint", "last_success_at", "last_attempt_at", "created_at"],
    sort: "name",
    withoutSavedViews: true,
    emptyText: t("A channel brings notifications to Slack or Microsoft Teams."),
  },
  form: [{ title: t("Channel"), fields: ["name", "service", "audience", "address", "kinds"] }],
  actions: {
    test: { label: t("Send a test message"), isImmediate: true, done: t("A test message was sent.") },
    disable: { label: t("Disable"), isImmediate: true, done: t("Channel disabled") },
    enable: { label: t("Enable"), isImmediate: true, done: t("Channel enabled") },
  },
  deletion: { text: t("Nothing more is sent to it.") },
  page: (id) => `/profile/channels/${id}`,
});
