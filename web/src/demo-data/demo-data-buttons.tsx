import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { confirm } from "../components/confirm.tsx";
import { notifyDone, notifyFailure } from "../components/notify.tsx";
import { t } from "../messages/t.ts";
import { demoDataQuery, putDemoDataIn, takeDemoDataOut } from "./demo-data.ts";

/** Puts the demo data in. */
export function PutDemoDataIn() {
  const client = useQueryClient();
  const put = useMutation({
    mutationFn: putDemoDataIn,
    onSuccess: (state) => client.setQueryData(demoDataQuery.queryKey, state),
    onError: notifyFailure,
  });
  return (
    <Button variant="default" loading={put.isPending} onClick={() => put.mutate()}>
      {t("Put demo data in")}
    </Button>
  );
}

/** Takes the demo data out, after a question. What depends on it is reported in the words of the API. */
export function TakeDemoDataOut({ onRefused }: { readonly onRefused?: (error: unknown) => void }) {
  const client = useQueryClient();
  const take = useMutation({
    mutationFn: takeDemoDataOut,
    onSuccess: async () => {
      await client.invalidateQueries();
      notifyDone(t("The demo data was taken out"));
    },
    onError: onRefused ?? notifyFailure,
  });
  return (
    <Button
      color="red"
      variant="light"
      loading={take.isPending}
      onClick={() =>
        confirm({
          title: t("Take the demo data out?"),
          text: t(
            "All records of the demo company are deleted, with what was changed in them. What you added beside it stays.",
          ),
          action: t("Take it out"),
          isDangerous: true,
          run: async () => take.mutate(),
        })
      }
    >
      {t("Take it out")}
    </Button>
  );
}
