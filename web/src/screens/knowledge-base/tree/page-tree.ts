import { queryOptions } from "@tanstack/react-query";
import { callRecordGetter } from "../../../api/records.ts";

/** A page in the tree, with those below it. */
export interface PageNode {
  readonly id: string;
  readonly title: string;
  readonly icon: string | null;
  readonly status: "draft" | "published" | "archived";
  readonly position: number;
  readonly children: readonly PageNode[];
}

/** Where the action `move` puts a page. */
export interface Destination {
  readonly parent_id: string | null;
  readonly position: number;
}

/** The pages of a teamspace that the person sees: published ones and drafts, or the archived ones. */
export const treeQuery = (teamspaceId: string, status = "published,draft") =>
  queryOptions({
    queryKey: ["pages", "tree", teamspaceId, status],
    queryFn: async () =>
      (await callRecordGetter<readonly PageNode[]>("teamspaces", teamspaceId, "tree", { status })).data,
  });

/** A page with the pages above it and its siblings. */
export interface FoundPage {
  readonly node: PageNode;
  readonly parents: readonly PageNode[];
  readonly siblings: readonly PageNode[];
}

/** Finds a page in the tree; null if it is not in it. */
export function findPage(
  nodes: readonly PageNode[],
  id: string,
  parents: readonly PageNode[] = [],
): FoundPage | null {
  for (const node of nodes) {
    if (node.id === id) return { node, parents, siblings: nodes };
    const below = findPage(node.children, id, [...parents, node]);
    if (below) return below;
  }
  return null;
}

/** How a person moves a page with the keyboard. */
export type Step = "up" | "down" | "in" | "out";

/** Where a step leads; null if there is no such place. Positions count the pages that the person does not see too. */
export function destinationOf(nodes: readonly PageNode[], id: string, step: Step): Destination | null {
  const found = findPage(nodes, id);
  if (!found) return null;
  const { node, parents, siblings } = found;
  const at = siblings.indexOf(node);
  const parent = parents.at(-1) ?? null;
  const beside = siblings[step === "down" ? at + 1 : at - 1];
  switch (step) {
    case "up":
    case "down":
      return beside ? { parent_id: parent?.id ?? null, position: beside.position } : null;
    case "in":
      return beside ? { parent_id: beside.id, position: nextPosition(beside.children) } : null;
    case "out":
      return parent ? { parent_id: parents.at(-2)?.id ?? null, position: parent.position + 1 } : null;
  }
}

const nextPosition = (children: readonly PageNode[]): number =>
  Math.max(-1, ...children.map(({ position }) => position)) + 1;

/** Which part of a row something is dropped on: its upper edge, its middle or its lower edge. */
export type DropPart = "before" | "inside" | "after";

/** Where a page goes that is dropped on another one; null for itself and the pages below it. */
export function dropDestination(
  nodes: readonly PageNode[],
  dragged: string,
  target: string,
  part: DropPart,
): Destination | null {
  const [from, to] = [findPage(nodes, dragged), findPage(nodes, target)];
  if (!from || !to || [to.node, ...to.parents].some(({ id }) => id === dragged)) return null;
  if (part === "inside") return { parent_id: target, position: nextPosition(to.node.children) };
  const parent_id = to.parents.at(-1)?.id ?? null;
  const wanted = to.node.position + (part === "after" ? 1 : 0);
  const isBehind = from.siblings === to.siblings && from.node.position < to.node.position;
  return { parent_id, position: isBehind ? wanted - 1 : wanted };
}
