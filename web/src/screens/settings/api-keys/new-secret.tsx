import type { ReactNode } from "react";
import { Copyable, SecretOnce } from "../../../components/secret-once.tsx";
import { t } from "../../../messages/t.ts";

interface NewSecretProps {
  readonly secret: string;
  readonly children?: ReactNode;
}

/** A whole key with a line to try it. */
export function NewSecret({ secret, children }: NewSecretProps) {
  const line = `curl -H "Authorization: Bearer ${secret}" ${location.origin}/api/session`;
  return (
    <SecretOnce title={t("Copy the key now")} label={t("API key")} secret={secret}>
      <Copyable label={t("Try it")} text={line} />
      {children}
    </SecretOnce>
  );
}
