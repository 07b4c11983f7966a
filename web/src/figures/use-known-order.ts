import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { ApiFailure } from "../api/failure.ts";

const isAboutOrder = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.errors.sort !== undefined || error.status === 403);

/**
 * Takes an order off the address that the report does not know, or that the person may not ask for: a screen ignores
 * what it does not understand. Returns what is wrong besides.
 */
export function useKnownOrder(error: Error | null): Error | null {
  const { sort } = useSearch({ strict: false }) as { readonly sort?: string };
  const navigate = useNavigate();
  const isUnknown = sort !== undefined && isAboutOrder(error);
  useEffect(() => {
    if (isUnknown)
      void navigate({
        to: ".",
        search: ((given: object) => ({ ...given, sort: undefined })) as never,
        replace: true,
      });
  }, [isUnknown, navigate]);
  return isUnknown ? null : error;
}
