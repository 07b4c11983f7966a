import { Group } from "@mantine/core";
import type { ApiRecord } from "../../api/records.ts";
import { type BadgeLook, IconBadge } from "../../components/icon-badge.tsx";
import { formatDateTime } from "../../format/times.ts";
import { t } from "../../messages/t.ts";

type Ticket = ApiRecord<"tickets">["attributes"];
type State = Ticket["resolution_state"];

/** How a clock stands, in words, with an icon and a colour that say the same. */
const LOOKS: Readonly<Record<State, Omit<BadgeLook, "label">>> = {
  none: { icon: "minus", color: "gray" },
  running: { icon: "clock", color: "blue" },
  paused: { icon: "player-pause", color: "yellow" },
  met: { icon: "circle-check", color: "teal" },
  breached: { icon: "alert-triangle", color: "red" },
};

interface ClockProps {
  /** What the clock waits for: "Response". */
  readonly name: string;
  readonly state: State;
  readonly due: string | null;
  readonly isDone: boolean;
}

/** What a clock says: "Response due 14 July, 10:00", "Resolved in time". */
function words({ name, state, due, isDone }: ClockProps): string {
  if (state === "met") return t`${name} in time`;
  if (state === "paused") return t`${name}: clock paused`;
  const when = due === null ? "" : ` ${formatDateTime(due)}`;
  if (state === "breached") return isDone ? t`${name} too late` : t`${name} was due${when}`;
  return `${name} due${when}`;
}

function Clock(props: ClockProps) {
  return props.state === "none" ? null : <IconBadge {...LOOKS[props.state]} label={words(props)} wraps />;
}

/** The two clocks of a ticket; those without a target are left out. */
export function SlaClocks({ ticket }: { readonly ticket: Ticket }) {
  return (
    <Group gap={6}>
      <Clock
        name={t("Response")}
        state={ticket.first_response_state}
        due={ticket.first_response_due_at}
        isDone={ticket.first_responded_at !== null}
      />
      <Clock
        name={t("Resolution")}
        state={ticket.resolution_state}
        due={ticket.resolution_due_at}
        isDone={ticket.resolved_at !== null}
      />
    </Group>
  );
}

/** The clock that matters next in a list: the response as long as there is none, then the resolution. */
export function NextClock({ ticket }: { readonly ticket: Ticket }) {
  const waitsForResponse = ticket.first_responded_at === null && ticket.first_response_state !== "none";
  return waitsForResponse ? (
    <Clock
      name={t("Response")}
      state={ticket.first_response_state}
      due={ticket.first_response_due_at}
      isDone={false}
    />
  ) : (
    <Clock
      name={t("Resolution")}
      state={ticket.resolution_state}
      due={ticket.resolution_due_at}
      isDone={ticket.resolved_at !== null}
    />
  );
}
