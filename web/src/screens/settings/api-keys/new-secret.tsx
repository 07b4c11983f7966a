import type { ReactNode } from "react";
import { Copyable, SecretOnce } from "../../../components/secret-once.tsx";

interface NewSecretProps {
  readonly secret: string;
  readonly children?: ReactNode;
}

/** A whole key with a line to try it. */
export function NewSecret({ secret, children }: NewSecretProps) {
  const line = `curl -H "Authorization: Bearer ${secret}" ${location.origin}/api/session`;
  return (
    <SecretOnce title="Copy the key now" label="API key" secret={secret}>
      <Copyable label="Try it" text={line} />
      {children}
    </SecretOnce>
  );
}
