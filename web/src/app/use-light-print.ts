import { useEffect } from "react";

const ATTRIBUTE = "data-mantine-color-scheme";

/** Uses the light colours while the page is printed. */
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
