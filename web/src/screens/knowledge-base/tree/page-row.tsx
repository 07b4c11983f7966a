import { ActionIcon, Badge } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { type DragEvent, type KeyboardEvent, useState } from "react";
import { Icon } from "../../../components/icon.tsx";
import { t } from "../../../messages/t.ts";
import type { DropPart, PageNode, Step } from "./page-tree.ts";
import classes from "./tree-view.module.css";

interface PageRowProps {
  readonly node: PageNode;
  readonly isOpen: boolean;
  readonly isCurrent: boolean;
  /** Whether the person may move pages here. */
  readonly isMovable: boolean;
  readonly hintId: string;
  readonly onToggle: () => void;
  readonly onStep: (step: Step) => void;
  readonly onDragStart: () => void;
  readonly onDrop: (part: DropPart) => void;
}

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowRight: "in",
  ArrowLeft: "out",
};

/** The part of the row that the pointer is over. */
function partAt(event: DragEvent<HTMLElement>): DropPart {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  const share = (event.clientY - top) / height;
  return share < 0.25 ? "before" : share > 0.75 ? "after" : "inside";
}

/** A page in the tree: it is opened with a click, and moved by dragging it or with Alt and the arrow keys. */
export function PageRow(props: PageRowProps) {
  const { node, isOpen, isCurrent, isMovable, hintId, onToggle, onStep, onDragStart, onDrop } = props;
  const [over, setOver] = useState<DropPart | null>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (!event.altKey || !step || !isMovable) return;
    event.preventDefault();
    onStep(step);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the link in the row takes the keyboard's part.
    <div
      className={classes.row}
      data-over={over ?? undefined}
      data-current={isCurrent || undefined}
      draggable={isMovable}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", node.title);
        onDragStart();
      }}
      onDragOver={(event) => {
        if (!isMovable) return;
        event.preventDefault();
        setOver(partAt(event));
      }}
      onDragLeave={() => setOver(null)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(null);
        onDrop(partAt(event));
      }}
    >
      {node.children.length > 0 ? (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={isOpen ? t`Hide the pages below ${node.title}` : t`Show the pages below ${node.title}`}
          aria-expanded={isOpen}
          onClick={onToggle}
        >
          <Icon name={isOpen ? "chevron-down" : "chevron-right"} size={16} />
        </ActionIcon>
      ) : (
        <span className={classes.leaf} />
      )}
      <Link
        to={`/knowledge-base/pages/${node.id}` as never}
        className={classes.link}
        draggable={false}
        aria-current={isCurrent ? "page" : undefined}
        aria-describedby={isMovable ? hintId : undefined}
        onKeyDown={onKeyDown}
      >
        {node.icon ? `${node.icon} ${node.title}` : node.title}
      </Link>
      {node.status !== "published" && (
        <Badge size="xs" variant="light" color="gray" tt="none">
          {node.status === "draft" ? t("Draft") : t("Archived", { one: t("Page") })}
        </Badge>
      )}
    </div>
  );
}
