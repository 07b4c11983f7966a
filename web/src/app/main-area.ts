import { createContext } from "react";

/** Whether what is shown stands in the page's `<main>` already, of which there is one. */
export const MainArea = createContext(false);
