import {
  type CSSVariablesResolver,
  createTheme,
  darken,
  type MantineColorsTuple,
  type MantineTheme,
} from "@mantine/core";
import { t } from "../messages/t.ts";

const ink: MantineColorsTuple = [
  "#eef2ff",
  "#dbe2fb",
  "#b5c1f3",
  "#8c9dec",
  "#6a7fe5",
  "#546ce1",
  "#4560dd",
  "#2b4acb",
  "#2541b4",
  "#1a389d",
];

/** The accessible name of the close button of dialogs. */
const CLOSING = { closeButtonProps: { "aria-label": t("Close") } };

export const theme = createTheme({
  primaryColor: "ink",
  primaryShade: { light: 7, dark: 6 },
  colors: { ink },
  autoContrast: true,
  fontFamily:
    '"Inter Variable", -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", sans-serif',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
  headings: { fontWeight: "650", sizes: { h1: { fontSize: "1.5rem", lineHeight: "1.3" } } },
  defaultRadius: "md",
  cursorType: "pointer",
  focusRing: "auto",
  respectReducedMotion: true,
  components: {
    Button: { styles: { label: { fontWeight: 550 } } },
    Drawer: {
      defaultProps: CLOSING,
      styles: { title: { fontWeight: 650, fontSize: "1.125rem", lineHeight: 1.3 } },
    },
    Modal: {
      defaultProps: CLOSING,
      styles: { title: { fontWeight: 650, fontSize: "1.0625rem", lineHeight: 1.3 } },
    },
    InputWrapper: {
      // The hint is below the input, so that inputs next to each other are aligned.
      defaultProps: { inputWrapperOrder: ["label", "input", "description", "error"] },
      styles: { label: { marginBottom: 4 } },
    },
    // Enter completes the typed text; otherwise it would submit the form.
    MultiSelect: { defaultProps: { selectFirstOptionOnChange: true } },
    Select: { defaultProps: { selectFirstOptionOnChange: true } },
  },
});

/** Tinted texts, and backgrounds of white texts, are darker than the library's, for a contrast of 4.5 : 1. */
const darkerColors = (colors: MantineTheme["colors"], shades: "both" | "grounds"): Record<string, string> =>
  Object.fromEntries(
    Object.entries(colors).flatMap(([name, tuple]) => [
      ...(shades === "both" ? [[`--mantine-color-${name}-light-color`, darken(tuple[9], 0.3)]] : []),
      ...(name === "ink"
        ? []
        : [
            [`--mantine-color-${name}-filled`, tuple[9]],
            [`--mantine-color-${name}-filled-hover`, darken(tuple[9], 0.1)],
          ]),
    ]),
  );

/** Colours of dimmed texts and links, darker (in dark mode, lighter) than the library's for the same reason. */
export const cssVariables: CSSVariablesResolver = (resolved) => ({
  variables: {},
  light: {
    ...darkerColors(resolved.colors, "both"),
    "--mantine-color-body": "#ffffff",
    "--mantine-color-dimmed": "#5a6270",
    "--mantine-color-placeholder": "#6b7280",
    "--mantine-color-error": resolved.colors.red[9],
    "--bureau-ground": "#f6f7f9",
    "--bureau-line": "#e4e7ec",
    "--bureau-hover": "#f1f3f9",
  },
  dark: {
    ...darkerColors(resolved.colors, "grounds"),
    "--mantine-color-body": "#1d1f24",
    "--mantine-color-anchor": ink[3],
    "--mantine-color-dimmed": "#a5abb8",
    "--mantine-color-placeholder": "#9299a6",
    "--mantine-color-error": "#ff9b9b",
    "--bureau-ground": "#15161a",
    "--bureau-line": "#33363f",
    "--bureau-hover": "#282b33",
  },
});
