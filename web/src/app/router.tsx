import type { QueryClient } from "@tanstack/react-query";
import {
  type AsyncRouteComponent,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from "@tanstack/react-router";
import { hasStatus } from "../api/failure.ts";
import { ScreenSkeleton } from "../components/skeletons.tsx";
import type { PublicScreen, Screen } from "../declare/screen.ts";
import { modules, personalScreens, publicScreens } from "../screens/index.ts";
import { sessionQuery } from "../session/session.ts";
import { NotFound, ScreenFailure } from "./failure-screens.tsx";
import { loadCode } from "./load-code.ts";
import { entrancesOf, ModuleEntrance } from "./module-entrance.tsx";
import { ScreenFrame } from "./screen-frame.tsx";

interface RouterContext {
  readonly client: QueryClient;
}

const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  notFoundComponent: NotFound,
  errorComponent: ScreenFailure,
});

/** All screens that require a session: without one, the person signs in and is then sent back. */
const signedIn = createRoute({
  getParentRoute: () => rootRoute,
  id: "signed-in",
  component: lazyRouteComponent(() => loadCode(() => import("./shell.tsx")), "Shell"),
  errorComponent: ScreenFailure,
  pendingComponent: ScreenSkeleton,
  beforeLoad: async ({ context, location }) => {
    try {
      await context.client.ensureQueryData(sessionQuery);
    } catch (error) {
      if (!hasStatus(error, 401)) throw error;
      const next = location.href === "/" ? undefined : location.href;
      throw redirect({ to: "/sign-in", search: { next } });
    }
  },
});

/** The screen within its frame. Its code is loaded as soon as the router knows the screen, beside that of the shell. */
function framed(screen: Screen | PublicScreen): AsyncRouteComponent<object> {
  const Loaded = lazyRouteComponent(() => loadCode(screen.load)) as AsyncRouteComponent<object>;
  const Framed: AsyncRouteComponent<object> = () => (
    <ScreenFrame screen={screen}>
      <Loaded />
    </ScreenFrame>
  );
  Framed.preload = Loaded.preload;
  return Framed;
}

const screens = [...modules.flatMap((module) => module.screens), ...personalScreens];

const entranceRoutes = entrancesOf(screens).map((path) =>
  createRoute({
    getParentRoute: () => signedIn,
    path,
    component: () => <ModuleEntrance path={path} screens={screens} />,
  }),
);

/** Unknown paths. */
const elsewhere = createRoute({ getParentRoute: () => signedIn, path: "$", component: NotFound });

const screenRoutes = screens.map((screen) =>
  createRoute({
    getParentRoute: () => signedIn,
    path: screen.path,
    component: framed(screen),
    errorComponent: ScreenFailure,
    pendingComponent: ScreenSkeleton,
  }),
);

const publicRoutes = publicScreens.map((screen) =>
  createRoute({ getParentRoute: () => rootRoute, path: screen.path, component: framed(screen) }),
);

/** Search parameters are plain text by name, like the API's own parameters. */
const parseSearch = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text));

function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== "");
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text === "" ? "" : `?${text}`;
}

/** The routes of all declared screens. */
export const createAppRouter = (client: QueryClient) =>
  createRouter({
    routeTree: rootRoute.addChildren([
      signedIn.addChildren([...screenRoutes, ...entranceRoutes, elsewhere]),
      ...publicRoutes,
    ]),
    context: { client },
    parseSearch,
    stringifySearch,
    defaultPendingMs: 150,
    scrollRestoration: true,
  });
