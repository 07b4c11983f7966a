import { useLocalStorage } from "@mantine/hooks";
import { createContext, useContext } from "react";

export type Density = "comfortable" | "compact";

/** The height of the rows that a saved view has, and how it is changed; null: as the person has it. */
interface DensityOfView {
  readonly density: Density;
  readonly change: (density: Density) => void;
}

export const DensityOfViewContext = createContext<DensityOfView | null>(null);

/** The density of the rows: that of the view, else that of all lists, which the browser remembers. */
export function useDensity(): [Density, (density: Density) => void] {
  const ofView = useContext(DensityOfViewContext);
  const [own, changeOwn] = useLocalStorage<Density>({
    key: "bureau.density",
    defaultValue: "comfortable",
    getInitialValueInEffect: false,
  });
  return ofView ? [ofView.density, ofView.change] : [own, changeOwn];
}
