import { expect, it } from "vitest";
import { destinationOf, dropDestination, findPage, type PageNode } from "./page-tree.ts";

const node = (id: string, position: number, ...children: PageNode[]): PageNode => ({
  ...{ id, title: id, icon: null, status: "published", position, children },
});
/** B is a page that the person does not see: its position is free. */
const tree = [node("a", 0, node("a1", 0), node("a2", 1)), node("c", 2), node("d", 3)];

it("finds a page with those above it", () => {
  expect(findPage(tree, "a2")?.parents.map(({ id }) => id)).toEqual(["a"]);
  expect(findPage(tree, "x")).toBeNull();
});

it("moves a page by a step", () => {
  expect(destinationOf(tree, "d", "up")).toEqual({ parent_id: null, position: 2 });
  expect(destinationOf(tree, "c", "up")).toEqual({ parent_id: null, position: 0 });
  expect(destinationOf(tree, "a", "up")).toBeNull();
  expect(destinationOf(tree, "d", "down")).toBeNull();
  expect(destinationOf(tree, "c", "in")).toEqual({ parent_id: "a", position: 2 });
  expect(destinationOf(tree, "a2", "out")).toEqual({ parent_id: null, position: 1 });
  expect(destinationOf(tree, "a", "out")).toBeNull();
});

it("puts a dropped page beside or below another one, but not below itself", () => {
  expect(dropDestination(tree, "d", "a", "before")).toEqual({ parent_id: null, position: 0 });
  expect(dropDestination(tree, "a", "d", "after")).toEqual({ parent_id: null, position: 3 });
  expect(dropDestination(tree, "a", "d", "before")).toEqual({ parent_id: null, position: 2 });
  expect(dropDestination(tree, "d", "a1", "after")).toEqual({ parent_id: "a", position: 1 });
  expect(dropDestination(tree, "d", "c", "inside")).toEqual({ parent_id: "c", position: 0 });
  expect(dropDestination(tree, "a", "a1", "inside")).toBeNull();
  expect(dropDestination(tree, "a", "a", "after")).toBeNull();
});
