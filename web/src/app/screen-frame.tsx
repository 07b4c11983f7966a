import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense } from "react";
import { usePageTitle } from "../components/page-title.ts";
import { PageTools } from "../components/page-tools.ts";
import { ScreenSkeleton } from "../components/skeletons.tsx";
import type { PublicScreen, Screen } from "../declare/screen.ts";
import { lackedFor, sessionQuery } from "../session/session.ts";
import { loadCode } from "./load-code.ts";
import { NotAllowed } from "./not-allowed.tsx";

const ReportTools = lazy(() => loadCode(() => import("../screens/reports/report-tools.tsx")));

interface ScreenFrameProps {
  readonly screen: Screen | PublicScreen;
  readonly children: ReactNode;
}

/** The frame of every screen: its title, the permission check, and a placeholder while it loads. */
export function ScreenFrame({ screen, children }: ScreenFrameProps) {
  const { data: session } = useQuery({ ...sessionQuery, enabled: false });
  usePageTitle("screen", `${screen.title} · ${session ? session.workspace.name : "Bureau"}`);
  const lacked = session ? lackedFor(session, screen as Partial<Screen>) : [];
  if (lacked.length > 0) return <NotAllowed permissions={lacked} />;
  const { reports } = screen as Partial<Screen>;
  const tools = reports && (
    <Suspense fallback={null}>
      <ReportTools reports={reports} />
    </Suspense>
  );
  return (
    <PageTools value={tools ?? null}>
      <Suspense fallback={<ScreenSkeleton />}>{children}</Suspense>
    </PageTools>
  );
}
