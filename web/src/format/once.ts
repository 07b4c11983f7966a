/**
 * A value that is made when it is asked for the first time. What the browser knows of languages, currencies and zones
 * takes it milliseconds to find, which a page that does not show it need not wait for.
 */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
