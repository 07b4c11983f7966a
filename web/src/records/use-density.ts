import { useLocalStorage } from "@mantine/hooks";

export type Density = "comfortable" | "compact";

/** The density of the rows of all lists; the browser remembers it. */
export const useDensity = () =>
  useLocalStorage<Density>({
    key: "bureau.density",
    defaultValue: "comfortable",
    getInitialValueInEffect: false,
  });
