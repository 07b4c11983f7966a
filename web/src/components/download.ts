/** A file that was made on request, as getters return it. */
export interface ExportedFile {
  readonly url: string;
  /** Without it the file has the name that the server gives it. */
  readonly file_name?: string;
  readonly rows?: number;
}

/** Hands a file that was itself the response to the browser's downloads. */
export function downloadContent(file: { readonly file_name: string; readonly content: Blob }): void {
  const url = URL.createObjectURL(file.content);
  download({ url, file_name: file.file_name });
  // The browser reads it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Hands a file to the browser's downloads. */
export function download({ url, file_name }: Pick<ExportedFile, "url" | "file_name">): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = file_name ?? "";
  link.click();
}
