import { MentionedText } from "../mentions/mentioned-text.tsx";
import type { FieldUi, ShowProps } from "./field-ui.ts";
import { ShownText } from "./shown-text.tsx";

function Show({ value, field }: ShowProps) {
  return (
    <ShownText look="lines">
      {field.mentions ? <MentionedText text={String(value)} /> : String(value)}
    </ShownText>
  );
}

/** A text of several lines. It can mention people if the field can. */
export const text: FieldUi = { isWide: true, Show };
