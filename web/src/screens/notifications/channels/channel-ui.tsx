import { Badge } from "@mantine/core";
import { notificationChannels } from "../../../api/generated/resources/notification-channels.ts";
import type { ApiRecord } from "../../../api/records.ts";
import { resourceUi } from "../../../declare/resource-ui.ts";
import { inWords } from "../../../format/words.ts";
import { kindsField } from "./kinds-field.tsx";

/** Whether a channel gets messages, and whether they arrive. */
export function ChannelStatus({ attributes }: Pick<ApiRecord<"notification-channels">, "attributes">) {
  const isFailing = attributes.status === "enabled" && attributes.last_problem !== null;
  const color = attributes.status === "disabled" ? "gray" : isFailing ? "red" : "teal";
  return (
    <Badge variant="light" color={color} tt="none" fw={600}>
      {isFailing ? `Failing · ${inWords(attributes.last_problem!)}` : inWords(attributes.status)}
    </Badge>
  );
}

/** Channels of Slack and Teams, in their list and on their pages. */
export const channelUi = resourceUi({
  resource: "notification-channels",
  metadata: notificationChannels,
  title: "Slack and Teams",
  singular: "Channel",
  note: "Channels to which notifications are sent. A message says what the person who set up the channel may see.",
  fields: {
    service: { optionLabels: { slack: "Slack", teams: "Microsoft Teams" } },
    audience: {
      label: "For",
      optionLabels: {
        person: "Me: what I am notified of",
        workspace: "Everybody in the channel: what happens",
      },
      hint: "A channel for everybody needs the right to manage the workspace, and leaves out what concerns one person.",
    },
    address: {
      hint: "The address of an incoming webhook of Slack, or of a workflow of Teams that posts to a channel. It is kept encrypted and is not shown again.",
    },
    address_hint: { label: "Address" },
    kinds: { label: "Notifications", hint: "What is sent to the channel.", ...kindsField },
    user_id: { label: "With the rights of" },
    disabled_reason: {
      optionLabels: { gone: "The address does not exist any more", failing: "It failed for five days" },
    },
    last_success_at: { label: "Last message" },
    last_attempt_at: { label: "Last attempt" },
    last_problem: { label: "Last problem", hint: "What the address responded." },
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
    emptyText: "A channel brings notifications to Slack or Microsoft Teams.",
  },
  form: [{ title: "Channel", fields: ["name", "service", "audience", "address", "kinds"] }],
  actions: {
    test: { label: "Send a test message", isImmediate: true, done: "A test message was sent." },
    disable: { label: "Disable", isImmediate: true, done: "Channel disabled" },
    enable: { label: "Enable", isImmediate: true, done: "Channel enabled" },
  },
  deletion: { text: "Nothing more is sent to it." },
  page: (id) => `/profile/channels/${id}`,
});
