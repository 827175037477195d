/** What requests of one source have in common. No zod here: components read this file. */
export const SOURCE_KINDS = ["client", "network", "email", "domain"] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

export const SOURCE_LABELS: Record<SourceKind, string> = {
  client: "Same network address",
  network: "Same range of network addresses",
  email: "Same email address",
  domain: "Same email domain",
};

/** Most requests that are ended at once. */
export const MAX_SOURCE_REQUESTS = 500;
