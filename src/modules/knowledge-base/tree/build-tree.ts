/** A page as the tree shows it, with the id of the page above it. */
export interface TreeRow {
  readonly id: string;
  readonly parent_id: string | null;
  readonly title: string;
  readonly icon: string | null;
  readonly slug: string;
  readonly status: string;
  readonly position: number;
}

/** A page in the tree, with those below it. */
export interface TreeNode extends Omit<TreeRow, "parent_id"> {
  readonly children: TreeNode[];
}

export interface TreeLimits {
  /** The page at the top; null: all pages without a page above them. */
  readonly root: string | null;
  /** How many levels are returned. */
  readonly levels: number;
}

/**
 * Builds the tree of rows, which are in the order of their positions. `parents` contains the parents of all pages, so
 * that a page whose parent is not among the rows hangs below the nearest page above it that is.
 */
export function buildTree(
  rows: readonly TreeRow[],
  parents: ReadonlyMap<string, string | null>,
  { root, levels }: TreeLimits,
): TreeNode[] {
  const present = new Set(rows.map(({ id }) => id));
  const nearest = (id: string): string | null => {
    let above = parents.get(id) ?? null;
    while (above !== null && !present.has(above)) above = parents.get(above) ?? null;
    return above;
  };
  const below = new Map<string | null, TreeRow[]>();
  for (const row of rows) {
    const above = nearest(row.id);
    const siblings = below.get(above);
    if (siblings) siblings.push(row);
    else below.set(above, [row]);
  }
  const nodesOf = (shown: readonly TreeRow[], left: number): TreeNode[] =>
    shown.map(({ parent_id: _, ...row }) => ({
      ...row,
      children: left > 1 ? nodesOf(below.get(row.id) ?? [], left - 1) : [],
    }));
  return nodesOf(root === null ? (below.get(null) ?? []) : rows.filter(({ id }) => id === root), levels);
}
