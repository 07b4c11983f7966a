import { openSecret, sealSecret } from "../../../platform/secrets/sealed-secret.ts";

const sealedFor = (workspaceId: string, channelId: string) => ({
  purpose: "notification channel",
  owner: `${workspaceId}/${channelId}`,
});

/** Encrypts the address of a channel for storage: whoever has it can post there. */
export const sealAddress = (
  appSecret: string,
  workspaceId: string,
  channelId: string,
  address: string,
): Buffer => sealSecret(appSecret, sealedFor(workspaceId, channelId), address);

/** Decrypts the address; null if it was encrypted under another APP_SECRET. */
export const openAddress = (
  appSecret: string,
  workspaceId: string,
  channelId: string,
  sealed: Buffer,
): string | null => openSecret(appSecret, sealedFor(workspaceId, channelId), sealed);

/** The part of an address that is displayed: its host and its last 4 characters. */
export const hintOfAddress = (address: string): string => `${new URL(address).host}/…${address.slice(-4)}`;
