import { Tooltip } from "@mantine/core";
import type { ApiRecord } from "../api/records.ts";
import { Picture } from "../components/picture.tsx";
import { relatedLabel } from "../declare/record-label.ts";

interface CardPersonProps {
  readonly record: unknown;
  /** The relationship to the person, such as `owner`. */
  readonly relationship: string;
  /** What the person is for the record, such as "Owner". */
  readonly label: string;
}

/** The initials of a person on a card of a board; nothing if there is nobody in sight. */
export function CardPerson({ record, relationship, label }: CardPersonProps) {
  const name = relatedLabel(record as ApiRecord, relationship);
  if (name === "") return null;
  return (
    <Tooltip label={name}>
      <span>
        <Picture name={name} size={24} label={`${label}: ${name}`} />
      </span>
    </Tooltip>
  );
}
