import { useQueryClient } from "@tanstack/react-query";
import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { ResourceUi } from "../../declare/resource-ui.ts";
import { valueAt } from "../../declare/value-at.ts";
import { FieldInput } from "../../fields/inputs/index.tsx";
import { useSession } from "../../session/session.ts";
import classes from "./cell-editing.module.css";
import type { EditableCell } from "./editable-cell.ts";
import { saveCell } from "./save-cell.ts";

/** How an editor is left: for the cell itself, another one, or something else on the screen. */
export type Leaving = "stay" | "next" | "previous" | "left";

interface CellEditorProps {
  readonly ui: ResourceUi;
  readonly cell: EditableCell;
  readonly onLeave: (how: Leaving) => void;
}

/** Types whose value is complete when it has been chosen. */
const CHOSEN_AT_ONCE: ReadonlySet<string> = new Set([
  ...["enum", "id", "integer-id", "integer-enum", "decimal-enum", "currency", "country", "timezone"],
  ...["locale", "option", "employee", "yes-no"],
]);

/** The width of the narrowest input, in pixels. */
const MIN_WIDTH = 176;

/** The width of a cell without its padding. */
function roomIn(td: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(td);
  return td.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}

const isOpenChoice = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.getAttribute("aria-expanded") === "true";

/** The input of a cell, in its place: Enter saves, Escape gives up, and Tab saves and goes on to the next cell. */
export function CellEditor({ ui, cell: { td, record, field }, onLeave }: CellEditorProps) {
  const session = useSession();
  const client = useQueryClient();
  const [value, setValue] = useState<unknown>(() => valueAt(record.attributes, field.name) ?? null);
  const [error, setError] = useState<string | undefined>();
  // The columns stay as wide as they are.
  const [width] = useState(() => Math.max(MIN_WIDTH, roomIn(td)));
  const frame = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);

  useLayoutEffect(() => {
    td.setAttribute("data-editing", "");
    return () => td.removeAttribute("data-editing");
  }, [td]);
  useEffect(() => {
    const input = frame.current?.querySelector<HTMLElement>("input:not([type=hidden]), textarea, button");
    input?.focus();
    if (input instanceof HTMLInputElement && input.type === "text") input.select();
  }, []);

  const leave = (how: Leaving): void => {
    isDone.current = true;
    onLeave(how);
  };
  const save = async (entered: unknown, how: Leaving): Promise<void> => {
    if (isDone.current) return;
    isDone.current = true;
    const problem = await saveCell({ ui, session, client, record, field }, entered);
    if (problem === null) return leave(how);
    isDone.current = false;
    setError(problem);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // What is typed here does nothing else on the screen.
    event.stopPropagation();
    if (isOpenChoice(event.target) && event.key !== "Tab") return;
    const isBreak = event.target instanceof HTMLTextAreaElement && event.shiftKey;
    if (event.key === "Escape") leave("stay");
    else if (event.key === "Tab") void save(value, event.shiftKey ? "previous" : "next");
    else if (event.key === "Enter" && !isBreak && !(event.target instanceof HTMLButtonElement))
      void save(value, "stay");
    else return;
    event.preventDefault();
  };
  const onBlur = ({ relatedTarget }: FocusEvent): void => {
    const isWithin = (to: Element | null): boolean =>
      to !== null && (frame.current?.contains(to) === true || to.closest("[data-portal]") !== null);
    if (isWithin(relatedTarget as Element | null)) return;
    // A window that is no longer in front is not left.
    setTimeout(() => {
      if (document.hasFocus() && !isWithin(document.activeElement)) void save(value, "left");
    });
  };
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the input within.
    <div
      ref={frame}
      className={classes.editor}
      style={{ width }}
      data-cell-editor
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <FieldInput
        field={{ ...field, hint: undefined, required: undefined }}
        record={record}
        values={record.attributes}
        value={value}
        error={error}
        isLabelHidden
        onChange={(entered) => {
          setValue(entered);
          setError(undefined);
          if (CHOSEN_AT_ONCE.has(field.type)) void save(entered, "stay");
        }}
      />
    </div>,
    td,
  );
}
