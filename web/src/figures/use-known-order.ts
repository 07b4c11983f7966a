import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { ApiFailure } from "../api/failure.ts";

const isAboutOrder = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.errors.sort !== undefined || error.status === 403);

/**
 * Removes an unknown or forbidden sort from the URL, because screens ignore parameters that they do not understand.
 * Returns any other error.
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
