import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { ConnectionBanner } from "./connection-banner.tsx";
import { styleNonce } from "./nonce.ts";
import { createQueryClient } from "./query-client.ts";
import { beginLoading, createAppRouter } from "./router.tsx";
import { cssVariables, theme } from "./theme.ts";
import { useLightPrint } from "./use-light-print.ts";

/**
 * Connects the router with the query cache, so that an expired session leads to the sign-in, and requests what the first
 * screen needs. It comes before anything is rendered, since the server can respond meanwhile.
 */
export function start() {
  const client = createQueryClient(() => {
    client.removeQueries({ queryKey: ["session"] });
    void router.invalidate();
  });
  const router = createAppRouter(client);
  beginLoading(router);
  return { client, router };
}

export function App({ client, router }: ReturnType<typeof start>) {
  useLightPrint();
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={() => styleNonce ?? ""}
    >
      <QueryClientProvider client={client}>
        <ConnectionBanner />
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  );
}
