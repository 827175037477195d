import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { AccessScope } from "#contract/desk/access-token-terms.ts";
import type { StaffRole } from "#contract/desk/staff-terms.ts";

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

/** The agency's people who sign in to the desk. They are disabled, never deleted: history names them. */
export const staff = pgTable(
  "staff",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    name: text().notNull(),
    role: text().notNull().$type<StaffRole>(),
    /** Argon2id in its PHC format; null until a password was set. */
    password_hash: text(),
    /** Encrypted with the key that is not in the database; null until an app was set up. */
    totp_secret: text(),
    /** Time step of the last accepted code: each is accepted once. */
    totp_step: bigint({ mode: "number" }),
    /** Below the replies of the person; empty for none. */
    signature: text().notNull().default(""),
    wants_digest: boolean().notNull().default(false),
    /** Whether Today shows what the team has, not only what the person has. */
    sees_team: boolean().notNull().default(false),
    /** Day of the last digest, by the agency's clocks. */
    digest_on: date({ mode: "string" }),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    disabled_at: timestamp({ withTimezone: true }),
  },
  (t) => [uniqueIndex("staff_email").on(sql`lower(${t.email})`)],
);

/** Who is signed in where. */
export const staffSessions = pgTable(
  "staff_sessions",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    // SHA-256 of the cookie, hex: who reads the table cannot sign in.
    token_hash: text().notNull().unique(),
    staff_id: integer()
      .notNull()
      .references(() => staff.id, { onDelete: "cascade" }),
    /** Browser and system in words, for the list of sessions. */
    device: text().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When the person proved who they are, where that was before: at the identity provider. */
    proved_at: timestamp({ withTimezone: true }),
    seen_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index("staff_sessions_staff_id").on(t.staff_id),
    index("staff_sessions_expires_at").on(t.expires_at),
  ],
);

export type PasskeyTransport =
  | "ble"
  | "cable"
  | "hybrid"
  | "internal"
  | "nfc"
  | "smart-card"
  | "usb";

/** Credentials of authenticators (WebAuthn). */
export const staffPasskeys = pgTable(
  "staff_passkeys",
  {
    /** Base64url, as the authenticator gave it. */
    id: text().primaryKey(),
    staff_id: integer()
      .notNull()
      .references(() => staff.id, { onDelete: "cascade" }),
    name: text().notNull(),
    public_key: bytea().notNull(),
    counter: bigint({ mode: "number" }).notNull(),
    /** How browsers reach the authenticator. */
    transports: text().array().notNull().$type<PasskeyTransport[]>(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    used_at: timestamp({ withTimezone: true }),
  },
  (t) => [index("staff_passkeys_staff_id").on(t.staff_id)],
);

/** Codes for a lost authenticator, each good for one sign-in. */
export const staffRecoveryCodes = pgTable(
  "staff_recovery_codes",
  {
    // SHA-256 of person and code, hex: a code has 80 random bits.
    code_hash: text().primaryKey(),
    staff_id: integer()
      .notNull()
      .references(() => staff.id, { onDelete: "cascade" }),
    used_at: timestamp({ withTimezone: true }),
  },
  (t) => [index("staff_recovery_codes_staff_id").on(t.staff_id)],
);

/** Secret links by email or terminal that set a person's sign-in; each works once. */
export const staffLinks = pgTable(
  "staff_links",
  {
    token_hash: text().primaryKey(), // SHA-256, hex
    staff_id: integer()
      .notNull()
      .references(() => staff.id, { onDelete: "cascade" }),
    purpose: text().notNull().$type<"invitation" | "reset" | "sign-in">(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index("staff_links_staff_id").on(t.staff_id),
    index("staff_links_expires_at").on(t.expires_at),
  ],
);

/** Accounts at an identity provider (OpenID Connect) that people have signed in with. */
export const staffIdentities = pgTable(
  "staff_identities",
  {
    issuer: text().notNull(),
    /** Of the account at the issuer, which keeps it when the address changes. */
    subject: text().notNull(),
    staff_id: integer()
      .notNull()
      .references(() => staff.id, { onDelete: "cascade" }),
    created_at: timestamp({ withTimezone: true }).notNull(),
    used_at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.issuer, t.subject] }),
    // A person has one account at each provider.
    uniqueIndex("staff_identities_staff_id").on(t.staff_id, t.issuer),
  ],
);

/** Saved filters of a list of the desk. */
export const staffViews = pgTable(
  "staff_views",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    staff_id: integer()
      .notNull()
      .references(() => staff.id, { onDelete: "cascade" }),
    list: text().notNull().$type<"requests" | "applications">(),
    name: text().notNull(),
    /** The list's query string, without `?`. */
    query: text().notNull(),
  },
  (t) => [uniqueIndex("staff_views_name").on(t.staff_id, t.list, t.name)],
);

/** What programs send instead of a session: each acts for its owner, within its scopes. */
export const accessTokens = pgTable(
  "access_tokens",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    staff_id: integer()
      .notNull()
      .references(() => staff.id, { onDelete: "cascade" }),
    name: text().notNull(),
    // SHA-256 of the token, hex: who reads the table cannot use it.
    token_hash: text().notNull().unique(),
    /** Its last characters, to tell it from others. */
    ending: text().notNull(),
    scopes: text().array().notNull().$type<AccessScope[]>(),
    created_at: timestamp({ withTimezone: true }).notNull(),
    /** Of a revoked one the time at which it was revoked. */
    expires_at: timestamp({ withTimezone: true }).notNull(),
    used_at: timestamp({ withTimezone: true }),
    revoked_at: timestamp({ withTimezone: true }),
  },
  (t) => [
    index("access_tokens_staff_id").on(t.staff_id),
    index("access_tokens_expires_at").on(t.expires_at),
  ],
);

/** What staff did and when; of personal data only ids and names of fields. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Null for the command line. */
    staff_id: integer().references(() => staff.id),
    /** Of a program, which acted for that person. */
    token_id: integer().references(() => accessTokens.id, { onDelete: "set null" }),
    /** Like `request.state`. */
    action: text().notNull(),
    /** Like `OG-7K3M9Q` or `staff 3`. */
    subject: text().notNull(),
    fields: text().array().notNull(),
  },
  (t) => [
    index("audit_log_staff_id").on(t.staff_id, t.id),
    index("audit_log_subject").on(t.subject),
    index("audit_log_at").on(t.at),
    index("audit_log_token_id").on(t.token_id).where(sql`${t.token_id} is not null`),
  ],
);
