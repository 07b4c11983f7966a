import { VisuallyHidden } from "@mantine/core";
import { Icon } from "../../../components/icon.tsx";
import { t } from "../../../messages/t.ts";
import type { WorkingDay } from "../../leave/requests/working-days.ts";
import classes from "./day-notes.module.css";
import { type DayNote, notesOf } from "./working-days.ts";

const ICONS = { "public-holiday": "calendar-event", leave: "beach" } as const;
const KINDS: Readonly<Record<DayNote["kind"], string>> = {
  "public-holiday": t("Public holiday"),
  leave: t("Leave"),
};

/** The names of public holidays and leave on a day. */
export function DayNotes({ day }: { readonly day: WorkingDay }) {
  const notes = notesOf(day);
  if (notes.length === 0) return null;
  return (
    <span className={classes.notes}>
      {notes.map(({ kind, text }) => (
        <span key={kind + text} className={classes.note} data-kind={kind} title={text}>
          <Icon name={ICONS[kind]} size={12} />
          <span>
            <VisuallyHidden>{KINDS[kind]}: </VisuallyHidden>
            {text}
          </span>
        </span>
      ))}
    </span>
  );
}

/** The same as icons, where there is little room. */
export function DayMarks({ day }: { readonly day: WorkingDay }) {
  const kinds = [...new Set(notesOf(day).map(({ kind }) => kind))];
  return kinds.map((kind) => (
    <span key={kind}>
      <Icon name={ICONS[kind]} size={12} />
      <VisuallyHidden>{KINDS[kind]}</VisuallyHidden>
    </span>
  ));
}
