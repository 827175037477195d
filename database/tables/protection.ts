import { customType, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

/** Captcha tokens and challenges of passkeys that were spent; a unique insert decides. */
export const spentCaptchas = pgTable(
  "spent_captchas",
  {
    id: text().primaryKey(), // SHA-256 of the challenge or token, hex
    expires_at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index("spent_captchas_expires_at").on(t.expires_at)],
);

/** Keys that the application generated; every process reads the same ones. */
export const secrets = pgTable("secrets", {
  name: text().primaryKey(),
  value: bytea().notNull(),
  created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Times and kinds of confirmations to one mailbox, for the limits per mailbox. */
export const emailConfirmations = pgTable(
  "mail_confirmations",
  {
    recipient: text().primaryKey(), // keyed hash of the mailbox
    sent_at: timestamp({ withTimezone: true }).array().notNull(),
    kinds: text().array().notNull().default([]), // one for each of `sent_at`
    expires_at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index("mail_confirmations_expires_at").on(t.expires_at)],
);

/**
 * Writes of one client in one window of time. The migration makes it UNLOGGED: a crash only resets
 * the limits, and writing costs no sync.
 */
export const rateLimits = pgTable(
  "rate_limits",
  {
    bucket: text().primaryKey(), // keyed hash of what is limited and the client's address
    hits: integer().notNull(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index("rate_limits_expires_at").on(t.expires_at)],
);
