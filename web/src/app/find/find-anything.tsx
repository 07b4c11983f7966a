import { ActionIcon } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { lazy, useState } from "react";
import { Icon } from "../../components/icon.tsx";
import { Tip } from "../../components/tip.tsx";
import { t } from "../../messages/t.ts";
import { MODIFIER } from "../keys/modifier.ts";
import { LateWidget } from "../late-widget.tsx";
import { loadCode } from "../load-code.ts";
import { useLateOpening } from "../use-late-opening.ts";
import { useTypedAhead } from "./use-typed-ahead.ts";

const Palette = lazy(() => loadCode(() => import("./palette.tsx")));

/** The button of the search in everything, which opens with its keys too. Its code is loaded when it is first opened. */
export function FindAnything() {
  const { opened, wasOpened, show, close } = useLateOpening();
  const [text, setText] = useState("");
  useTypedAhead(opened, setText, close);
  // In a field, "/" is a character, but Ctrl K is not.
  useHotkeys([
    ["/", show],
    // On keyboards where it is above a digit.
    ["shift+/", show],
  ]);
  useHotkeys([["mod+K", show]], []);
  return (
    <>
      <Tip label={t`Find anything (/ or ${MODIFIER} K)`}>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t("Find anything")} onClick={show}>
          <Icon name="search" />
        </ActionIcon>
      </Tip>
      {wasOpened && (
        <LateWidget name="find">
          <Palette {...{ opened, close, text, setText }} />
        </LateWidget>
      )}
    </>
  );
}
