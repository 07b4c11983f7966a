import type { QueryClient } from "@tanstack/react-query";
import {
  type AnyRoute,
  type AsyncRouteComponent,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from "@tanstack/react-router";
import { hasStatus } from "../api/failure.ts";
import { forgetFirstResponses, isRequestedFirst } from "../api/first-responses.ts";
import { ScreenSkeleton } from "../components/skeletons.tsx";
import type { Preparation, PublicScreen, Screen } from "../declare/screen.ts";
import { modules, personalScreens, publicScreens } from "../screens/index.ts";
import { lackedFor, sessionQuery } from "../session/session.ts";
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
      await context.client.ensureQueryData({ ...sessionQuery, revalidateIfStale: true });
    } catch (error) {
      if (!hasStatus(error, 401)) throw error;
      const next = location.href === "/" ? undefined : location.href;
      throw redirect({ to: "/sign-in", search: { next } });
    }
  },
});

/** How long a screen waits for the data that it shows first; then it says itself that they are on their way. */
const PREPARED_WITHIN_MS = 400;

/** Requests what a screen shows first as soon as its code is there, so that it need not be shown without. */
const prepared =
  (screen: Screen) =>
  async ({ context: { client }, location }: { context: RouterContext; location: { search: object } }) => {
    const [{ default: component }, session] = await Promise.all([
      loadCode(screen.load),
      client.ensureQueryData(sessionQuery),
    ]);
    if (lackedFor(session, screen).length > 0) return;
    const search = location.search as Preparation["search"];
    const late = new Promise((resolve) => setTimeout(resolve, PREPARED_WITHIN_MS));
    await Promise.race([component.prepare?.({ client, session, search }), late]);
  };

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
    loader: prepared(screen),
    errorComponent: ScreenFailure,
    pendingComponent: ScreenSkeleton,
  }),
);

/**
 * Leads people who are signed in on to their screen. The page has requested the session if it came with one, which may
 * have expired.
 */
const leading =
  (to: NonNullable<PublicScreen["leadsOn"]>) => async (at: { context: RouterContext; search: object }) => {
    if (!isRequestedFirst("/api/session")) return;
    const isSignedIn = await at.context.client.ensureQueryData(sessionQuery).then(
      () => true,
      () => false,
    );
    if (isSignedIn) throw redirect({ href: to((at.search as { next?: string }).next), replace: true });
  };

const publicRoutes = publicScreens.map((screen) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: screen.path,
    component: framed(screen),
    beforeLoad: screen.leadsOn && leading(screen.leadsOn),
  }),
);

/** How long the page stays as it is before a placeholder says that the next screen is on its way. */
const FIRST_PLACEHOLDER_MS = 1000;
const PLACEHOLDER_MS = 150;

/** Search parameters are plain text by name, like the API's own parameters. */
const parseSearch = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text));

function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== "");
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text === "" ? "" : `?${text}`;
}

/** What is requested for a route before it is shown: its code, and its data. */
interface Requested {
  readonly component?: AsyncRouteComponent<object>;
  readonly loader?: ReturnType<typeof prepared>;
}

/**
 * Requests the session, the code of the first screen and its data at once; the router itself asks for one after the
 * other, and only when the page has been rendered.
 */
export function beginLoading(router: ReturnType<typeof createAppRouter>): void {
  const stop = router.subscribe("onResolved", () => {
    router.update({ ...router.options, defaultPendingMs: PLACEHOLDER_MS });
    stop();
  });
  const matches = router.matchRoutes(router.latestLocation);
  const routes: Readonly<Record<string, AnyRoute>> = router.routesById;
  if (!matches.some(({ routeId }) => routeId === signedIn.id)) {
    if (!matches.some(({ routeId }) => routes[routeId]?.options.beforeLoad)) forgetFirstResponses();
    return;
  }
  const { context } = router.options;
  void context.client.prefetchQuery(sessionQuery);
  // What fails here is requested again by the router, which shows the failure.
  const nothing = () => undefined;
  for (const { routeId } of matches) {
    const { component, loader } = (routes[routeId]?.options ?? {}) as Requested;
    void component?.preload?.()?.catch(nothing);
    void loader?.({ context, location: router.latestLocation }).catch(nothing);
  }
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
    // The first screen takes the place of an empty page, and comes sooner if no placeholder is made before it.
    defaultPendingMs: FIRST_PLACEHOLDER_MS,
    defaultPendingMinMs: 0,
    scrollRestoration: true,
  });
