import { lazy, Suspense, useEffect, useState } from "react";
import { onSessionEnd } from "../api/retry-requests.ts";
import { loadCode } from "./load-code.ts";

/** Says whether the person has signed in again. */
export type Finish = (isSignedIn: boolean) => void;

const SignInDialog = lazy(() => loadCode(() => import("./sign-in-dialog.tsx")));

/** Asks the person to sign in again after the session has expired, without leaving the screen. */
export function SignInAgain() {
  const [finish, setFinish] = useState<Finish | null>(null);
  useEffect(() => onSessionEnd(() => new Promise((resolve) => setFinish(() => resolve))), []);
  if (finish === null) return null;
  return (
    <Suspense fallback={null}>
      <SignInDialog
        onDone={(isSignedIn) => {
          setFinish(null);
          finish(isSignedIn);
        }}
      />
    </Suspense>
  );
}
