/** The version of the API: within it, changes only add (the contract, section 10). */
export const API_VERSION = "2026.07.14";
