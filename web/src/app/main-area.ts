import { createContext } from "react";

/** Whether the content is already inside the page's only `<main>`. */
export const MainArea = createContext(false);
