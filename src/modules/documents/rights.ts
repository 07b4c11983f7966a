/** The permission to read everybody's documents. */
export const VIEWERS = "view-documents";

/** The permission to add and change documents, types and templates. */
export const MANAGERS = "manage-documents";
