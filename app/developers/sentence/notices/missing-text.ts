const SEPARATOR = ", ";

/** `No one lists SAP or Cypress`, of names that are separated by commas. */
export const toMissingText = (missing: string) =>
  `No one lists ${new Intl.ListFormat("en", { type: "disjunction" }).format(missing.split(SEPARATOR))}`;
