import { Group, Select } from "@mantine/core";
import type { Misread } from "../../../declare/misread.ts";
import { MomentInput } from "../../../fields/moment-input.tsx";
import { t } from "../../../messages/t.ts";

const DAY_MS = 86_400_000;

const LIFETIMES = [
  { value: "30", label: t("In 30 days") },
  { value: "90", label: t("In 90 days") },
  { value: "365", label: t("In a year") },
  { value: "never", label: t("Never") },
  { value: "moment", label: t("At a specific time") },
];

/** How long a key lives: a number of days, for ever, or until a moment, which may be one that was not understood. */
export interface Lifetime {
  readonly kind: string;
  readonly moment: string | Misread | null;
}

/** A quarter: long enough not to be in the way, short enough that a forgotten key ends. */
export const DEFAULT_LIFETIME: Lifetime = { kind: "90", moment: null };

/** The end of the lifetime as the API takes it. */
export function expiryOf({ kind, moment }: Lifetime): string | null {
  if (kind === "never") return null;
  if (kind === "moment") return typeof moment === "string" ? moment : null;
  return new Date(Date.now() + Number(kind) * DAY_MS).toISOString();
}

interface ExpiryFieldProps {
  readonly value: Lifetime;
  readonly onChange: (value: Lifetime) => void;
  readonly error?: string;
}

/** When a key expires. */
export function ExpiryField({ value, onChange, error }: ExpiryFieldProps) {
  return (
    <Group align="flex-start" grow>
      <Select
        label={t("Expires")}
        data={LIFETIMES}
        value={value.kind}
        allowDeselect={false}
        description={t("A key that expires cannot be left active by mistake.")}
        error={error}
        onChange={(kind) =>
          onChange({
            kind: kind!,
            moment: value.moment ?? new Date(Date.now() + 90 * DAY_MS).toISOString(),
          })
        }
      />
      {value.kind === "moment" ? (
        <MomentInput
          label={t("Moment")}
          value={value.moment}
          onChange={(moment) => onChange({ ...value, moment })}
        />
      ) : (
        <span />
      )}
    </Group>
  );
}
