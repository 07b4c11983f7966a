import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { compiledWhileFetched } from "./build/compiled-while-fetched.ts";
import { directImports } from "./build/direct-imports.ts";
import { loadedTogether } from "./build/loaded-together.ts";
import { precompress } from "./build/precompress.ts";
import { screenFiles } from "./build/screen-files.ts";
import { smallFonts } from "./build/small-fonts.ts";
import { splitCatalogues } from "./build/split-catalogues.ts";
import { stylesByComponent } from "./build/styles-by-component.ts";

/** Where `npm run dev` finds a running Bureau. */
const SERVER = process.env.BUREAU_URL ?? "http://127.0.0.1:3000";
const ROOT = fileURLToPath(new URL(".", import.meta.url));
/** The files of code that the usual first screens load. */
const FIRST = ["main", "frame", "lists", "employees", "leave", "home", "sign-in"];
const catalogues = splitCatalogues({ root: ROOT, first: FIRST });
const proxied = { target: SERVER, changeOrigin: false };

export default defineConfig({
  // What the server puts in its place when it sends the page: a new nonce each time.
  html: { cspNonce: "__CSP_NONCE__" },
  esbuild: { jsx: "automatic" },
  build: {
    target: "es2022",
    minify: "terser",
    // No module has screens under this path; `assets`, the default, is the path of a module.
    assetsDir: "static",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    reportCompressedSize: false,
    // A browser that does not know these links fetches the files when the code imports them.
    modulePreload: { polyfill: false, resolveDependencies: catalogues.preloaded },
    rollupOptions: {
      // Libraries mark their files for frameworks that render on a server: here that means nothing.
      onwarn: (warning, warn) => warning.code === "MODULE_LEVEL_DIRECTIVE" || warn(warning),
      output: {
        manualChunks: loadedTogether(ROOT, [
          { name: "main", modules: ["src/main.tsx"] },
          {
            name: "frame",
            modules: [
              "src/app/shell.tsx",
              "src/screens/notifications/bell.tsx",
              "src/screens/time/timer/timer.tsx",
              "src/screens/approvals/waiting-count.tsx",
            ],
          },
          {
            name: "lists",
            modules: [
              "src/records/list-screen.tsx",
              "src/declare/archiving.ts",
              "src/components/person.tsx",
              "src/components/light-badge.tsx",
              "src/components/download.ts",
              "src/components/export-menu.tsx",
            ],
          },
          { name: "employees", modules: ["src/screens/employees/directory.tsx"] },
          { name: "leave", modules: ["src/screens/leave/requests/requests.tsx"] },
          { name: "home", modules: ["src/screens/home/home.tsx"] },
          { name: "sign-in", modules: ["src/screens/sign-in/sign-in.tsx"] },
          // What is not needed until somebody opens something, or goes on to another kind of screen.
          { name: "overlays", modules: ["src/app/overlays.ts"] },
          {
            name: "forms",
            modules: [
              "src/records/record-drawer.tsx",
              "src/records/filter-drawer.tsx",
              "src/records/bulk-dialog.tsx",
              "src/figures/period/report-periods.ts",
            ],
          },
          { name: "records", modules: ["src/records/record-page.tsx", "src/records/create-screen.tsx"] },
        ]),
      },
    },
  },
  plugins: [
    smallFonts("/@fontsource-variable/inter/wght.css"),
    stylesByComponent(),
    directImports(["@mantine/core", "@mantine/hooks", "@mantine/modals", "@mantine/notifications"]),
    screenFiles({ root: ROOT, frame: "frame" }),
    catalogues.plugin,
    compiledWhileFetched(FIRST),
    precompress(),
  ],
  server: { proxy: { "/api": proxied, "/docs": proxied } },
});
