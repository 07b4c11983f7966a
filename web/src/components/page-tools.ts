import { createContext } from "react";

/** Buttons that the frame of a screen adds to those of its page, because of what the screen declares. */
export const PageTools = createContext<React.ReactNode>(null);
