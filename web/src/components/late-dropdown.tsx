import {
  type ComponentType,
  cloneElement,
  type ReactElement,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { loadCode } from "../app/load-code.ts";
import { notifyFailure } from "./notify.tsx";

/** What every menu and popover that is loaded late is given. */
export interface DropdownProps {
  /** The button that opens it. */
  readonly target: ReactElement<object>;
}

type Kind = "menu" | "dialog";

/**
 * A menu or popover behind a button. Its code is requested when somebody points at the button or moves the focus to it, and
 * takes the place of the button when it is pressed for the first time.
 * @param load the module of a component that is open as soon as it is there (`useOpenAtFirst`)
 */
export function lateDropdown<P extends DropdownProps>(
  load: () => Promise<{ default: ComponentType<P> }>,
  kind: Kind,
): ComponentType<P> {
  const begin = () => void load().catch(() => undefined);
  return function LateDropdown(props) {
    const [Dropdown, setDropdown] = useState<ComponentType<P> | null>(null);
    if (Dropdown) return <Dropdown {...props} />;
    const show = () => void loadCode(load).then((loaded) => setDropdown(() => loaded.default), notifyFailure);
    return cloneElement(props.target, {
      "aria-haspopup": kind,
      "aria-expanded": false,
      onPointerEnter: begin,
      onFocus: begin,
      onClick: show,
    } as object);
  };
}

/**
 * The state of a menu or popover that opens as soon as it is there. The button takes over the focus from the one in whose
 * place it is, so that it gets the focus back when the dropdown closes.
 */
export function useOpenAtFirst(target: ReactElement<object>, kind: Kind) {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    button.current?.focus({ preventScroll: true });
    setOpened(true);
  }, []);
  // A menu of the library opens and closes by itself when its button is pressed, a popover does not.
  const pressed = kind === "menu" ? {} : { onClick: () => setOpened(!opened) };
  return { opened, setOpened, button: cloneElement(target, { ref: button, ...pressed } as object) };
}
