import { Burger, Group, Text } from "@mantine/core";
import { useDisclosure, useHotkeys } from "@mantine/hooks";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, Outlet, useLocation } from "@tanstack/react-router";
import { Suspense, useEffect } from "react";
import { Notices } from "../components/notices.tsx";
import { Questions } from "../components/questions.tsx";
import { ScreenSkeleton } from "../components/skeletons.tsx";
import { useNarrow } from "../components/use-narrow.ts";
import { DemoBanner } from "../demo-data/demo-banner.tsx";
import { formatDate, todayIn } from "../format/dates.ts";
import { language } from "../format/language.ts";
import { LiveChanges } from "../live/live-changes.tsx";
import { t } from "../messages/t.ts";
import { SessionContext, sessionQuery, useSession } from "../session/session.ts";
import { AccountMenu } from "./account-menu.tsx";
import { Brand } from "./brand.tsx";
import { ColorSchemeToggle } from "./color-scheme-toggle.tsx";
import { FindAnything } from "./find/find-anything.tsx";
import { HeaderWidgets } from "./header-widgets.tsx";
import { KeyboardHelpKey } from "./keys/keyboard-help-key.tsx";
import { loadBeforeNeeded } from "./load-before-needed.ts";
import { MainArea } from "./main-area.ts";
import { Navigation } from "./navigation.tsx";
import { SecondFactorGate } from "./second-factor-gate.tsx";
import classes from "./shell.module.css";
import { SignInAgain } from "./sign-in-again.tsx";
import { UnsavedGuard } from "./unsaved-guard.tsx";

/** The frame around every screen behind the sign-in, with the session that the screens read. */
export function Shell() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  return (
    <SessionContext value={session}>
      <Frame />
    </SessionContext>
  );
}

/** The second class keeps the header in its place while a dialog hides the bar that scrolls the page (react-remove-scroll). */
const HEADER = `${classes.header} right-scroll-bar-position`;

/** Header, navigation, the screen itself. */
function Frame() {
  const [opened, { toggle, close }] = useDisclosure();
  const { workspace } = useSession();
  // On a phone the open navigation lies over everything else.
  const isCovered = useNarrow() && opened;
  useHotkeys([["Escape", close, { preventDefault: false }]], []);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawer closes whenever the place changes.
  useEffect(close, [pathname]);
  useEffect(loadBeforeNeeded, []);
  return (
    <>
      <Notices />
      <Questions />
      <UnsavedGuard />
      <SignInAgain />
      <LiveChanges />
      <KeyboardHelpKey />
      <a href="#screen" className={classes.skip}>
        {t("Skip to content")}
      </a>
      <header className={HEADER} inert={isCovered}>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Group gap="sm" wrap="nowrap" miw={0}>
            <Burger
              opened={opened}
              onClick={toggle}
              hiddenFrom="sm"
              size="sm"
              aria-label={opened ? t("Close the navigation") : t("Open the navigation")}
              aria-expanded={opened}
            />
            <Text fw={600} lineClamp={2} className={classes.workspace}>
              {workspace.name}
            </Text>
          </Group>
          <Group gap={4} wrap="nowrap">
            <FindAnything />
            <HeaderWidgets />
            <ColorSchemeToggle />
            <AccountMenu />
          </Group>
        </Group>
      </header>
      <nav className={classes.navbar} data-closed={!opened || undefined} aria-label={t("Main")}>
        <Group h={56} px="md" justify="space-between" wrap="nowrap" className={classes.brand}>
          <Link to="/" className={classes.home} aria-label={t("Bureau, go to the start page")}>
            <Brand />
          </Link>
          <Burger
            opened={opened}
            onClick={toggle}
            hiddenFrom="sm"
            size="sm"
            aria-label={t("Close the navigation")}
          />
        </Group>
        <div className={classes.entries}>
          <Navigation />
        </div>
      </nav>
      <main id="screen" tabIndex={-1} className={classes.main} inert={isCovered}>
        <Text data-print-only size="xs">
          {t`${workspace.name}, printed on ${formatDate(todayIn(workspace.timezone))}`}
        </Text>
        <DemoBanner />
        <MainArea value={true}>
          <SecondFactorGate key={language()}>
            <Suspense fallback={<ScreenSkeleton />}>
              <Outlet />
            </Suspense>
          </SecondFactorGate>
        </MainArea>
      </main>
    </>
  );
}
