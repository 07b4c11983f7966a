import { useEffect } from "react";

const ATTRIBUTE = "data-mantine-color-scheme";

/** Paper is light: while the page is printed, its colours are those of the light scheme. */
export function useLightPrint(): void {
  useEffect(() => {
    const page = document.documentElement;
    const printing = window.matchMedia("print");
    let before: string | null = null;
    const follow = (): void => {
      if (printing.matches && before === null) {
        before = page.getAttribute(ATTRIBUTE);
        page.setAttribute(ATTRIBUTE, "light");
      } else if (!printing.matches && before !== null) {
        page.setAttribute(ATTRIBUTE, before);
        before = null;
      }
    };
    printing.addEventListener("change", follow);
    return () => printing.removeEventListener("change", follow);
  }, []);
}
