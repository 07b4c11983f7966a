/** HR as it reads and as it writes. */
export const VIEWERS = "view-performance";
export const MANAGERS = "manage-performance";
