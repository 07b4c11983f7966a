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

interface ClockWords {
  readonly met: string;
  readonly paused: string;
  readonly late: string;
  readonly wasDue: (when: string) => string;
  readonly due: (when: string) => string;
}

const RESPONSE: ClockWords = {
  met: t("Response in time"),
  paused: t("Response: clock paused"),
  late: t("Response too late"),
  wasDue: (when) => t`Response was due ${when}`,
  due: (when) => t`Response due ${when}`,
};

const RESOLUTION: ClockWords = {
  met: t("Resolution in time"),
  paused: t("Resolution: clock paused"),
  late: t("Resolution too late"),
  wasDue: (when) => t`Resolution was due ${when}`,
  due: (when) => t`Resolution due ${when}`,
};

interface ClockProps {
  /** What is said of the clock, according to what it waits for. */
  readonly words: ClockWords;
  readonly state: State;
  readonly due: string | null;
  readonly isDone: boolean;
}

/** What a clock says: "Response due 14 July, 10:00", "Resolution in time". */
function wordsOf({ words, state, due, isDone }: ClockProps): string {
  if (state === "met") return words.met;
  if (state === "paused") return words.paused;
  if (state === "breached" && isDone) return words.late;
  const when = due === null ? "" : formatDateTime(due);
  return state === "breached" ? words.wasDue(when) : words.due(when);
}

function Clock(props: ClockProps) {
  return props.state === "none" ? null : <IconBadge {...LOOKS[props.state]} label={wordsOf(props)} wraps />;
}

/** The two clocks of a ticket; those without a target are left out. */
export function SlaClocks({ ticket }: { readonly ticket: Ticket }) {
  return (
    <Group gap={6}>
      <Clock
        words={RESPONSE}
        state={ticket.first_response_state}
        due={ticket.first_response_due_at}
        isDone={ticket.first_responded_at !== null}
      />
      <Clock
        words={RESOLUTION}
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
      words={RESPONSE}
      state={ticket.first_response_state}
      due={ticket.first_response_due_at}
      isDone={false}
    />
  ) : (
    <Clock
      words={RESOLUTION}
      state={ticket.resolution_state}
      due={ticket.resolution_due_at}
      isDone={ticket.resolved_at !== null}
    />
  );
}
