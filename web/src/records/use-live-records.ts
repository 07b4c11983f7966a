import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { type ApiRecord, listRecords, type Query, type ResourceName } from "../api/records.ts";
import { useMay } from "../session/session.ts";

/** What others change is read again at once, but at most this often, in milliseconds. */
const PAUSE = 1500;
/** How often a screen without a stream asks whether something has changed, in milliseconds. */
const ASKED_EVERY = 2000;

/** Follows the stream of changes of a resource. @returns whether there is a stream */
function useStream(resource: ResourceName, mayFollow: boolean, onChange: () => void): boolean {
  const [isOpen, setOpen] = useState(false);
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    if (!mayFollow) return;
    const stream = new EventSource(`/api/changes/stream?types=${resource}.*`);
    const close = () => {
      stream.close();
      setOpen(false);
    };
    stream.addEventListener("open", () => setOpen(true));
    stream.addEventListener("change", () => latest.current());
    // A stream that was interrupted is opened again by the browser; one that was refused is not.
    stream.addEventListener("error", () => stream.readyState === EventSource.CLOSED && setOpen(false));
    stream.addEventListener("end", ({ data }) => String(data).includes("not_permitted") && close());
    return close;
  }, [resource, mayFollow]);
  return isOpen;
}

/**
 * Reads the records of a resource again when others change them: within two seconds by the stream of changes, for people
 * who may read the feed. For others it asks every two seconds, while the window is visible, which of the records that
 * the filters select was changed last.
 */
export function useLiveRecords(resource: ResourceName, filters: Query): void {
  const client = useQueryClient();
  const mayFollow = useMay()("manage-workspace");
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const readAt = useRef(Number.NEGATIVE_INFINITY);
  const readAgain = () => {
    const wait = Math.max(0, readAt.current + PAUSE - performance.now());
    timer.current ??= setTimeout(() => {
      timer.current = null;
      readAt.current = performance.now();
      void client.invalidateQueries({ queryKey: [resource, "list"] });
    }, wait);
  };
  const hasStream = useStream(resource, mayFollow, readAgain);
  const { data: mark } = useQuery({
    queryKey: [resource, "latest", filters],
    queryFn: async () => {
      const { data, meta } = await listRecords(resource, { ...filters, sort: "-updated_at", perPage: 1 });
      const last = data[0] as ApiRecord | undefined;
      return `${meta.total} ${last?.id} ${last?.attributes.updated_at}`;
    },
    enabled: !hasStream,
    refetchInterval: ASKED_EVERY,
  });
  const before = useRef(mark);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lists are read again when the mark changes.
  useEffect(() => {
    if (mark !== undefined && before.current !== undefined && before.current !== mark) readAgain();
    before.current = mark;
  }, [mark]);
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
    },
    [],
  );
}
