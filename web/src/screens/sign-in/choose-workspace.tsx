import { Button, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { addressOf, appDomain } from "../../app/workspace-address.ts";
import { t } from "../../messages/t.ts";
import { AccessFrame } from "./access-frame.tsx";

/** Every workspace has its own address: this screen leads to the one that is entered. */
export function ChooseWorkspace() {
  const [name, setName] = useState("");
  const wanted = name.trim().toLowerCase();
  return (
    <AccessFrame title={t("Which workspace?")} note={t("Every workspace has its own address.")}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (wanted !== "") location.assign(addressOf(wanted));
        }}
      >
        <Stack gap="md">
          <TextInput
            label={t("Workspace")}
            size="md"
            autoFocus
            autoCapitalize="none"
            spellCheck={false}
            rightSection={`.${appDomain()}`}
            rightSectionWidth={`${appDomain().length + 3}ch`}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button type="submit" size="md" fullWidth disabled={wanted === ""}>
            {t("Continue")}
          </Button>
        </Stack>
      </form>
    </AccessFrame>
  );
}
