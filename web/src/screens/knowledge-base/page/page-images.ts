import { useMemo, useRef } from "react";
import { type ApiRecord, sendFile } from "../../../api/records.ts";
import { contentPath } from "../../../api/signed-urls.ts";
import { notifyFailure } from "../../../components/notify.tsx";
import type { StoreImage } from "../../../markdown/editor/image-uploads.ts";
import type { TextImages } from "../../../markdown/markdown.ts";

interface PageFile {
  readonly id: string;
  readonly file_name: string;
  readonly url: string;
}

const filesOf = ({ attributes }: ApiRecord<"pages">) => (attributes.files ?? []) as readonly PageFile[];

const addressOf = ({ id }: PageFile): string => `files/${id}`;

/** Where the images of a page are found, by the addresses by which its text names them. */
export const imagesOf = (record: ApiRecord<"pages">): TextImages =>
  new Map(filesOf(record).map((file) => [addressOf(file), contentPath(file.url)]));

const withoutEnding = (name: string): string => name.replace(/\.[^.]+$/, "");

/** The images of a page that is being written: those that it has, and those that are added. */
export function usePageImages(record: ApiRecord<"pages">) {
  const added = useRef(new Map<string, string>());
  const known = useMemo(() => imagesOf(record), [record]);
  const storeImage: StoreImage = async (file) => {
    try {
      const { data } = await sendFile("pages", record.id, "add-image", file, () => {});
      const stored = filesOf(data as ApiRecord<"pages">).at(-1)!;
      added.current.set(addressOf(stored), contentPath(stored.url));
      return { src: addressOf(stored), alt: withoutEnding(file.name) };
    } catch (error) {
      notifyFailure(error);
      return null;
    }
  };
  const urlOf = (address: string): string | null => added.current.get(address) ?? known.get(address) ?? null;
  return { urlOf, storeImage };
}
