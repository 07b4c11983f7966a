import type { Storage } from "./storage.ts";

/** A storage that is opened when it is first used, so that a program that does not need its library does not load it. */
export function deferredStorage(
  open: () => Promise<Storage>,
  { hasLinks }: { readonly hasLinks: boolean },
): Storage {
  let opened: Promise<Storage> | undefined;
  const storage = (): Promise<Storage> => {
    opened ??= open();
    return opened;
  };
  return {
    put: async (key, content) => (await storage()).put(key, content),
    get: async (key) => (await storage()).get(key),
    delete: async (key) => (await storage()).delete(key),
    exists: async (key) => (await storage()).exists(key),
    async *list(folder) {
      yield* (await storage()).list(folder);
    },
    ...(hasLinks ? { linkTo: async (...given) => (await storage()).linkTo!(...given) } : {}),
  };
}
