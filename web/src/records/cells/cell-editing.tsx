import { type RefObject, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { ApiRecord } from "../../api/records.ts";
import { Icon } from "../../components/icon.tsx";
import { nameIn } from "../../declare/record-label.ts";
import type { ResourceUi } from "../../declare/resource-ui.ts";
import { t } from "../../messages/t.ts";
import { useSession } from "../../session/session.ts";
import classes from "./cell-editing.module.css";
import { CellEditor, type Leaving } from "./cell-editor.tsx";
import { cellsOf, type EditableCell, type FindEditable, findEditable } from "./editable-cell.ts";
import { focusCell, useCellKeys } from "./use-cell-keys.ts";

interface CellEditingProps {
  readonly ui: ResourceUi;
  readonly records: readonly ApiRecord[];
  /** The rows of the list, with the ids of the records and the names of the columns. */
  readonly rows: RefObject<HTMLElement | null>;
}

/**
 * The editing of single cells of a list. It lies beside the table and puts the input, or the button that leads to it,
 * into the cell that is edited or pointed at, so that a list costs nothing as long as nobody edits it.
 */
export default function CellEditing({ ui, records, rows }: CellEditingProps) {
  const session = useSession();
  const find = findEditable(ui, session, records);
  const [edited, setEdited] = useState<HTMLElement | null>(null);
  const pointed = usePointedCell(rows);
  useCellKeys(rows, find, ({ td }) => setEdited(td));
  useDoubleClick(rows, find, ({ td }) => setEdited(td));
  const cell = find(edited);
  const offered = edited === null ? find(pointed) : null;
  const place = offered?.td;
  // A click in this cell may be the first one of a double click.
  useEffect(() => {
    place?.setAttribute("data-editable", "");
    return () => place?.removeAttribute("data-editable");
  }, [place]);

  const leave = ({ td }: EditableCell, how: Leaving): void => {
    const next = how === "next" || how === "previous" ? neighbourOf(td, how) : null;
    setEdited(next);
    if (!next && how !== "left") focusCell(td);
  };
  const neighbourOf = (td: HTMLElement, how: "next" | "previous"): HTMLElement | null => {
    const cells = rows.current ? cellsOf(rows.current) : [];
    const place = cells.indexOf(td);
    const others = how === "next" ? cells.slice(place + 1) : cells.slice(0, place).reverse();
    return others.find((other) => find(other)) ?? null;
  };
  return (
    <>
      {cell?.td.isConnected && (
        <CellEditor
          key={`${cell.record.id} ${cell.field.name}`}
          ui={ui}
          cell={cell}
          onLeave={(how) => leave(cell, how)}
        />
      )}
      {offered?.td.isConnected &&
        createPortal(
          <button
            type="button"
            tabIndex={-1}
            className={classes.pencil}
            aria-label={t`Edit ${offered.field.label} of ${nameIn(ui, offered.record)}`}
            onClick={() => setEdited(offered.td)}
          >
            <Icon name="pencil" size={14} />
          </button>,
          offered.td,
        )}
    </>
  );
}

/** A double click edits the cell, except on a link or a button in it. */
function useDoubleClick(
  rows: RefObject<HTMLElement | null>,
  find: FindEditable,
  onEdit: (cell: EditableCell) => void,
): void {
  const latest = useRef({ find, onEdit });
  latest.current = { find, onEdit };
  useEffect(() => {
    const body = rows.current;
    const edit = ({ target }: MouseEvent): void => {
      if (!(target instanceof Element) || target.closest("a, button, input, textarea")) return;
      const cell = latest.current.find(target.closest("td[data-column]"));
      if (cell) latest.current.onEdit(cell);
    };
    body?.addEventListener("dblclick", edit);
    return () => body?.removeEventListener("dblclick", edit);
  }, [rows]);
}

/** The cell under the mouse. */
function usePointedCell(rows: RefObject<HTMLElement | null>): HTMLElement | null {
  const [pointed, setPointed] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const body = rows.current;
    if (!body) return;
    const enter = ({ target, pointerType }: PointerEvent): void => {
      if (pointerType === "mouse" && target instanceof Element)
        setPointed(target.closest<HTMLElement>("td[data-column]"));
    };
    const leave = (): void => setPointed(null);
    // The mouse may have been there before this code was.
    setPointed(body.querySelector<HTMLElement>("td[data-column]:hover"));
    body.addEventListener("pointerover", enter);
    body.addEventListener("pointerleave", leave);
    return () => {
      body.removeEventListener("pointerover", enter);
      body.removeEventListener("pointerleave", leave);
    };
  }, [rows]);
  useEffect(() => {
    pointed?.setAttribute("data-pointed", "");
    return () => pointed?.removeAttribute("data-pointed");
  }, [pointed]);
  return pointed;
}
