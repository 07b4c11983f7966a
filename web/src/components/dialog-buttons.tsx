import { Group } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./dialog-buttons.module.css";

/** The buttons at the end of a dialog, which stay in sight while a long one is scrolled. */
export const DialogButtons = ({ children }: { readonly children: ReactNode }) => (
  <Group justify="flex-end" gap="xs" className={classes.buttons}>
    {children}
  </Group>
);
