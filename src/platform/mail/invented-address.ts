/**
 * Whether an address was invented: nobody can have one in `.example` or `.invalid` (RFC 2606). The people and clients of
 * demo data have such addresses.
 */
export const isInvented = (address: string): boolean => /\.(example|invalid)$/i.test(address);
