import { join } from "node:path";
import type { Rollup } from "vite";

type GetModuleInfo = Rollup.ManualChunkMeta["getModuleInfo"];

/** A file of the build, made of the modules named here and of what they import, unless an earlier file has it. */
export interface Group {
  readonly name: string;
  readonly modules: readonly string[];
}

/** All modules that are loaded with the given ones, because they import them, directly or through others. */
function withImports(ids: readonly string[], getModuleInfo: GetModuleInfo): Set<string> {
  const found = new Set<string>();
  const open = [...ids];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/**
 * Puts what is always loaded together into one file, since without this every module that several screens share becomes
 * a file of its own, and a first visit takes more than a hundred requests.
 * @param root the folder of the web UI
 * @param groups in order: a module belongs to the first that needs it. The first contains the entry: a file takes over
 * what its modules import, so that what the entry imports needs a group as well.
 */
export function loadedTogether(root: string, groups: readonly Group[]) {
  let names: Map<string, string> | undefined;
  const sorted = (getModuleInfo: GetModuleInfo) => {
    const found = new Map<string, string>();
    for (const { name, modules } of groups)
      for (const id of withImports(
        modules.map((path) => join(root, path)),
        getModuleInfo,
      ))
        if (!found.has(id)) found.set(id, name);
    return found;
  };
  return (id: string, { getModuleInfo }: Rollup.ManualChunkMeta): string | undefined => {
    names ??= sorted(getModuleInfo);
    return names.get(id);
  };
}
