/** A file as getters return it. */
export interface ExportedFile {
  readonly url: string;
  /** If omitted, the name given by the server. */
  readonly file_name?: string;
  readonly rows?: number;
}

/** Downloads a file that was the response itself. */
export function downloadContent(file: { readonly file_name: string; readonly content: Blob }): void {
  const url = URL.createObjectURL(file.content);
  download({ url, file_name: file.file_name });
  // The browser reads it a little later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Downloads a file from a URL. */
export function download({ url, file_name }: Pick<ExportedFile, "url" | "file_name">): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = file_name ?? "";
  link.click();
}
