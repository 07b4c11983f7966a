import { useEffect, useState } from "react";

/** An object URL for some content, revoked when the component unmounts. */
export function useObjectUrl(content: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!content) return;
    const made = URL.createObjectURL(content);
    setUrl(made);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(made);
    };
  }, [content]);
  return url;
}
