import { useDisclosure } from "@mantine/hooks";
import { useState } from "react";

/** A part of the frame whose code is loaded when it is first opened: whether it was, whether it is, and how to change it. */
export function useLateOpening() {
  const [opened, { open, close }] = useDisclosure();
  const [wasOpened, setWasOpened] = useState(false);
  const show = (): void => {
    setWasOpened(true);
    open();
  };
  return { opened, wasOpened, show, close };
}
