import { useLocalStorage } from "@mantine/hooks";

export type Density = "comfortable" | "compact";

/** How close the rows of all lists stand; the browser remembers it. */
export const useDensity = () =>
  useLocalStorage<Density>({
    key: "bureau.density",
    defaultValue: "comfortable",
    getInitialValueInEffect: false,
  });
