import {
  byField,
  type Condition,
  field,
  own,
  type RelatedRows,
  resource,
  toOne,
} from "../../../engine/declare/index.ts";
import { column, fromContext, sql } from "../../../engine/sql/index.ts";
import { endpointUrl } from "../../../platform/fields/endpoint-url.ts";
import { sealedField } from "../../../platform/fields/sealed-field.ts";
import { disableByHand, enableChannel, testChannel } from "./channel-actions.ts";
import { channelHooks, MANAGER } from "./channel-writes.ts";

const isOwn: RelatedRows = {
  self: (alias) => sql`${column(alias, "user_id")} = ${fromContext("selfUser")}`,
};

/** One's own channels, and those of the workspace with manage-workspace; nobody sees those of somebody else. */
const CHANNELS: Condition & { readonly rows: RelatedRows } = {
  permissions: [MANAGER],
  rows: isOwn,
  withheld: [{ rows: (alias) => sql`${column(alias, "audience")} = 'person'`, unless: [] }],
};

const fields = {
  name: field.string({ max: 100 }).required(),
  service: field.choice("slack", "teams").required().immutable(),
  audience: field
    .choice("person", "workspace")
    .default("person")
    .immutable()
    .describe(
      "`person`: what the person is notified of; `workspace`: what happens, whomever it concerns, for which manage-workspace is required.",
    ),
  address: endpointUrl()
    .required()
    .secret()
    .writeOnly()
    .describe(
      "The address of an incoming webhook of Slack, or of a workflow of Teams that posts to a channel. It is never returned.",
    ),
  address_hint: field
    .string()
    .managed()
    .notNull()
    .describe("The host and the last characters of the address."),
  kinds: field
    .lines({ min: 1, max: 100, maxLength: 100 })
    .required()
    .describe(
      "The kinds of notification that are sent, as `GET /notification-choices` names them. A channel of the workspace takes those that are `is_shareable`.",
    ),
  user_id: field
    .reference("users")
    .managed()
    .notNull()
    .asPart()
    .describe(
      "With whose rights messages are written: who set it up, or changed the channel of a workspace last.",
    ),
  status: field.choice("enabled", "disabled").managed().default("enabled"),
  disabled_reason: field.choice("manual", "gone", "failing").managed(),
  failing_since: field.dateTime().managed().quiet().describe("The first failure after the last success."),
  last_attempt_at: field.dateTime().managed().quiet(),
  last_success_at: field.dateTime().managed().quiet(),
  last_problem: field
    .string()
    .managed()
    .quiet()
    .describe("Why the last attempt failed: a status such as `404`, or `timeout`; null after a success."),
  sealed_address: sealedField(),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    "notification-channels": typeof fields;
  }
}

/** Channels of Slack and Teams to which notifications are sent. */
export const notificationChannels = resource("notification-channels", {
  description:
    "Channels of Slack and Teams to which notifications are sent, by the address of an incoming webhook. What a message says is what the person who set up its channel may see when it is sent.",
  refusesKeys: "API keys cannot manage channels, because their messages have the rights of a person.",
  policy: own(CHANNELS, {
    write: [],
    create: { permissions: [MANAGER], relations: ["self"] },
    update: [CHANNELS],
    delete: CHANNELS,
    journal: { permissions: [MANAGER] },
  }),
  label: "name",
  examples: {
    create: {
      name: "My channel",
      service: "slack",
      address: "https://hooks.slack.com/services/T000/B000/XXXX",
      kinds: ["task-assigned"],
    },
    change: { name: "Sales" },
  },
  fields,
  relationships: { user: toOne("users", "user_id") },
  filters: { audience: byField, service: byField, status: byField, created_at: byField },
  sort: ["id", "name", "created_at"],
  hooks: channelHooks,
  actions: { enable: enableChannel, disable: disableByHand, test: testChannel },
  systemEvents: {
    disabled: {
      title: "channel disabled by the system",
      description: "The address does not exist any more, or failed for five days.",
    },
  },
});
