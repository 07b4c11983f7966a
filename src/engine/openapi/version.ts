/** The version of the API: within a version, changes are only additions (API reference, versioning). */
export const API_VERSION = "2026.07.14";
