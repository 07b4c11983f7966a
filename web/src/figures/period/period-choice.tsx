import { Group, Select } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { DateInput } from "../../fields/date-input.tsx";
import { formatPeriod, todayIn } from "../../format/dates.ts";
import { t } from "../../messages/t.ts";
import { useSession } from "../../session/session.ts";
import { useWorkspaceSettings } from "../../session/workspace-settings.ts";
import { type Period, PRESETS, presetPeriod, writePeriod } from "./periods.ts";
import type { PresetId } from "./preset-id.ts";

/** How long to wait for further typing in a date, in milliseconds. */
const TYPING_MS = 500;
const OWN = "own";

/** The two days as they are entered: each may be invalid or empty. */
interface Typed {
  readonly from: unknown;
  readonly to: unknown;
}

const isPeriod = (typed: Typed): typed is Period =>
  typeof typed.from === "string" && typeof typed.to === "string";

interface PeriodChoiceProps {
  readonly value: Period;
  readonly onChange: (period: Period) => void;
}

/** The select of named periods. */
export function usePresets(): readonly { id: PresetId; label: string; period: Period }[] {
  const { workspace } = useSession();
  const { week_starts_on } = useWorkspaceSettings();
  const today = todayIn(workspace.timezone);
  return PRESETS.map((preset) => ({
    ...preset,
    period: presetPeriod(preset.id, today, Number(week_starts_on)),
  }));
}

/** A period picker: by name, or by first and last day. */
export function PeriodChoice({ value, onChange }: PeriodChoiceProps) {
  const presets = usePresets();
  const [typed, setTyped] = useState<Typed>(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the days matter, not the object that holds them.
  useEffect(() => setTyped(value), [value.from, value.to]);
  const settle = useDebouncedCallback(onChange, TYPING_MS);
  const present = presets.find(({ period }) => writePeriod(period) === writePeriod(value));
  const type = (part: Partial<Typed>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    if (isPeriod(next) && next.from <= next.to) settle(next);
  };
  return (
    <Group gap="xs" align="flex-end">
      <Select
        label={t("Period")}
        data={[
          ...presets.map(({ id, label }) => ({ value: id as string, label })),
          ...(present ? [] : [{ value: OWN, label: t("Custom period") }]),
        ]}
        value={present?.id ?? OWN}
        aria-description={formatPeriod(value.from, value.to)}
        allowDeselect={false}
        onChange={(id) => {
          const preset = presets.find((candidate) => candidate.id === id);
          if (preset) onChange(preset.period);
        }}
        w={160}
      />
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <DateInput label={t("From")} value={typed.from} onChange={(from) => type({ from })} w={150} />
        <DateInput
          label={t("To")}
          value={typed.to}
          error={isPeriod(typed) && typed.to < typed.from ? t("Before the start") : undefined}
          onChange={(to) => type({ to })}
          w={150}
        />
      </Group>
    </Group>
  );
}
