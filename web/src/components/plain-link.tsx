import { useRouter } from "@tanstack/react-router";
import type { ComponentProps, MouseEvent } from "react";

interface PlainLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** The path of a screen, with nothing left to fill in. */
  readonly to: string;
  readonly search?: Readonly<Record<string, string>> | undefined;
}

/** Whether a click is for the browser, as one for a new tab is. */
const isForBrowser = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || altKey || ctrlKey || metaKey || shiftKey;

/**
 * A link to a screen. The router's own computes its address and whether it is the current one, again whenever somebody goes
 * to another screen; a list has a hundred links.
 */
export function PlainLink({ to, search, onClick, children, ...others }: PlainLinkProps) {
  const router = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    void router.navigate({ to, search: search as never });
  };
  return (
    <a {...others} href={search ? `${to}?${new URLSearchParams(search)}` : to} onClick={follow}>
      {children}
    </a>
  );
}
