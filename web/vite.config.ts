import { defineConfig } from "vite";
import { precompress } from "./build/precompress.ts";

/** Where `npm run dev` finds a running Bureau. */
const SERVER = process.env.BUREAU_URL ?? "http://127.0.0.1:3000";
const proxied = { target: SERVER, changeOrigin: false };

export default defineConfig({
  // What the server puts in its place when it sends the page: a new nonce each time.
  html: { cspNonce: "__CSP_NONCE__" },
  esbuild: { jsx: "automatic" },
  build: {
    target: "es2022",
    // No module has screens under this path; `assets`, the default, is the path of a module.
    assetsDir: "static",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    reportCompressedSize: false,
    rollupOptions: {
      // Libraries mark their files for frameworks that render on a server: here that means nothing.
      onwarn: (warning, warn) => warning.code === "MODULE_LEVEL_DIRECTIVE" || warn(warning),
    },
  },
  plugins: [precompress()],
  server: { proxy: { "/api": proxied, "/docs": proxied } },
});
