/** The files of the benchmark: a resource, its header, and the cells of a row by its number. */
export interface ImportedFile {
  readonly resource: string;
  readonly header: string;
  readonly row: (n: number, name: string) => string;
}

export const FILES: readonly ImportedFile[] = [
  {
    resource: "leads",
    header:
      "name,company_name,contact_last_name,email,phone,city,country,source,stage,amount,currency,priority,description",
    row: (n, name) =>
      `${name} ${n},Company ${n},Costa,lead${n}@${name.toLowerCase()}.example,+351 21 ${n},Porto,PT,Website,New,${n % 9000}.50,EUR,high,Row ${n}`,
  },
  {
    resource: "clients",
    header: "name,email,phone,address_street,address_city,address_country,currency,payment_terms_days,notes",
    row: (n, name) =>
      `${name} ${n},office@${name.toLowerCase()}${n}.example,+351 21 ${n},Street ${n},Porto,PT,EUR,14,Row ${n}`,
  },
];
