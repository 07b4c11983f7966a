import { Button, Checkbox, Group, SegmentedControl, Stack, Text } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { messageOf } from "../../../api/failure.ts";
import type { ApiRecord } from "../../../api/records.ts";
import { FilePreview } from "../../../components/file-preview.tsx";
import { FormModal } from "../../../components/form-dialogs.tsx";
import { notifyDone } from "../../../components/notify.tsx";
import { Problem } from "../../../components/problem.tsx";
import { t } from "../../../messages/t.ts";
import { nameOf, useSession } from "../../../session/session.ts";
import { contentQuery } from "../document-file.ts";
import { ownSignaturesQuery, signDocument } from "./own-signatures.ts";
import classes from "./signature-pad.module.css";
import { SignaturePad } from "./signature-pad.tsx";
import { TypedSignature } from "./typed-signature.tsx";

interface SignDialogProps {
  readonly record: ApiRecord<"documents">;
  readonly onClose: () => void;
}

type Way = "kept" | "draw" | "type";

/** Signs a document with a drawn or typed signature, or with the one that was kept. */
export function SignDialog({ record, onClose }: SignDialogProps) {
  const session = useSession();
  const client = useQueryClient();
  const { data: specimens = [] } = useQuery(ownSignaturesQuery);
  const kept = specimens[0];
  const [chosen, setWay] = useState<Way | null>(null);
  const way = chosen ?? (kept ? "kept" : "draw");
  const [name, setName] = useState(nameOf(session));
  const [picture, setPicture] = useState<File | null>(null);
  const [isKept, setKept] = useState(true);
  const [consents, setConsents] = useState(false);
  const { version, name: title } = record.attributes;
  const signing = useMutation({
    mutationFn: () =>
      signDocument(
        { id: record.id, version, employeeId: session.employee_id! },
        {
          specimenId: way === "kept" ? (kept?.id ?? null) : null,
          picture: way === "kept" ? null : picture,
          isKept,
        },
      ),
    onSuccess: async () => {
      await client.invalidateQueries();
      notifyDone(t("Signed"));
      onClose();
    },
  });
  const ways = [
    ...(kept ? [{ value: "kept", label: t("My signature") }] : []),
    { value: "draw", label: t("Draw") },
    { value: "type", label: t("Type it") },
  ];
  const isReady = consents && (way === "kept" ? kept !== undefined : picture !== null);
  return (
    <FormModal
      title={t`Sign ${title}`}
      size="lg"
      isUnsaved={() => !signing.isSuccess && consents}
      onClose={onClose}
    >
      <Stack gap="md">
        {signing.error && <Problem text={{ text: messageOf(signing.error), fields: [] }} />}
        <SegmentedControl
          aria-label={t("How you sign")}
          data={ways}
          value={way}
          onChange={(next) => {
            setPicture(null);
            setWay(next as Way);
          }}
        />
        {way === "kept" && kept && <KeptSignature record={kept} />}
        {way === "draw" && <SignaturePad onChange={setPicture} />}
        {way === "type" && <TypedSignature name={name} onName={setName} onChange={setPicture} />}
        {way !== "kept" && (
          <Checkbox
            label={t("Keep it as my signature")}
            checked={isKept}
            onChange={(event) => setKept(event.currentTarget.checked)}
          />
        )}
        <Checkbox
          label={t`I have read version ${version} of the document and sign it.`}
          checked={consents}
          onChange={(event) => setConsents(event.currentTarget.checked)}
        />
        <Text size="xs" c="dimmed">
          {t("Your name, the time, your address and the program are recorded with the signature.")}
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t("Cancel")}
          </Button>
          <Button disabled={!isReady} loading={signing.isPending} onClick={() => signing.mutate()} data-sends>
            {t("Sign")}
          </Button>
        </Group>
      </Stack>
    </FormModal>
  );
}

function KeptSignature({ record: { id, attributes } }: { readonly record: ApiRecord<"documents"> }) {
  const kind = attributes.mime_type ?? "image/png";
  const { data: content } = useQuery(contentQuery(id, attributes.version, kind));
  return (
    <FilePreview
      name={t("your signature")}
      kind={kind}
      content={content}
      className={classes.pad}
      icon="pencil"
    />
  );
}
