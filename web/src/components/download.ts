/** A file that was made on request, as getters answer it. */
export interface ExportedFile {
  readonly url: string;
  readonly file_name: string;
  readonly rows: number;
}

/** Hands a file to the browser's downloads. */
export function download({ url, file_name }: ExportedFile): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = file_name;
  link.click();
}
