import { Alert } from "@mantine/core";
import { Icon } from "./icon.tsx";

/** What went wrong, where it is not about one field. */
export function Problem({ text }: { readonly text: string | null }) {
  if (text === null) return null;
  return (
    <Alert color="red" variant="light" role="alert" icon={<Icon name="alert-circle" />}>
      {text}
    </Alert>
  );
}
