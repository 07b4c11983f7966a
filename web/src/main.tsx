import "@fontsource-variable/inter/wght.css";
import "@mantine/core/styles.layer.css";
import "./app/styles.css";
import "./app/print.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App, start } from "./app/app.tsx";
import { keepEnterInChoices } from "./app/choice-keys.ts";
import { registerServiceWorker } from "./app/service-worker.ts";
import { dropSecondClicks } from "./app/single-clicks.ts";

dropSecondClicks(document);
keepEnterInChoices(document);
registerServiceWorker();

const started = start();

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <App {...started} />
  </StrictMode>,
);
