import { VisuallyHidden } from "@mantine/core";
import { useId, useRef, useState } from "react";
import { t } from "../../../messages/t.ts";
import { PageRow } from "./page-row.tsx";
import { destinationOf, dropDestination, findPage, type PageNode, type Step } from "./page-tree.ts";
import classes from "./tree-view.module.css";
import { usePageMoves } from "./use-page-moves.ts";

interface TreeViewProps {
  readonly nodes: readonly PageNode[];
  /** The page on the screen, whose branch is open. */
  readonly currentId?: string;
  readonly isMovable: boolean;
}

/** The pages of a teamspace as a tree. Branches of the first level are open until the person closes them. */
export function TreeView({ nodes, currentId, isMovable }: TreeViewProps) {
  const hintId = useId();
  const dragged = useRef<string | null>(null);
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const { mutate } = usePageMoves();
  const above = new Set(currentId ? findPage(nodes, currentId)?.parents.map(({ id }) => id) : []);
  const isOpen = (id: string, depth: number): boolean => toggled.get(id) ?? (depth === 0 || above.has(id));
  const toggle = (id: string, depth: number) => setToggled(new Map(toggled).set(id, !isOpen(id, depth)));
  const step = (id: string, by: Step) => {
    const to = destinationOf(nodes, id, by);
    if (to) mutate({ id, to });
    if (to?.parent_id && by === "in") setToggled(new Map(toggled).set(to.parent_id, true));
  };
  const level = (shown: readonly PageNode[], depth: number) => (
    <ul className={classes.list}>
      {shown.map((node) => (
        <li key={node.id}>
          <PageRow
            node={node}
            isOpen={isOpen(node.id, depth)}
            isCurrent={node.id === currentId}
            isMovable={isMovable}
            hintId={hintId}
            onToggle={() => toggle(node.id, depth)}
            onStep={(by) => step(node.id, by)}
            onDragStart={() => {
              dragged.current = node.id;
            }}
            onDrop={(part) => {
              const id = dragged.current;
              const to = id ? dropDestination(nodes, id, node.id, part) : null;
              if (id && to) mutate({ id, to });
            }}
          />
          {node.children.length > 0 && isOpen(node.id, depth) && level(node.children, depth + 1)}
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-label={t("Pages")}>
      {isMovable && (
        <VisuallyHidden id={hintId}>
          {t(
            "Move it with Alt and the arrow keys: up and down among its siblings, right below the page before it, left one level up.",
          )}
        </VisuallyHidden>
      )}
      {level(nodes, 0)}
    </nav>
  );
}
