import { z } from "zod";
import { KEY_TEXT } from "../text/key-text.ts";
import { parseBucketUrl } from "./bucket-url.ts";
import { parseImapUrl } from "./imap-url.ts";
import { isIssuer } from "./oidc-settings.ts";
import { parseReplyMailbox } from "./reply-mailbox.ts";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const address = z.hostname().or(z.ipv4()).or(z.ipv6());
const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
const siteUrl = z
  .string()
  .refine((value) => {
    const url = URL.parse(value);
    return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  })
  .transform((value) => new URL(value).origin);
const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\/./)
  .refine(URL.canParse);
const bucketUrl = z.string().transform((value, context) => {
  const bucket = parseBucketUrl(value);
  if (bucket) return bucket;
  context.addIssue({ code: "custom" });
  return z.NEVER;
});
const replyMailbox = z.string().transform((value, context) => {
  const mailbox = parseReplyMailbox(value);
  if (mailbox) return mailbox;
  context.addIssue({ code: "custom" });
  return z.NEVER;
});
const imapUrl = z.string().transform((value, context) => {
  const address = parseImapUrl(value);
  if (address) return address;
  context.addIssue({ code: "custom" });
  return z.NEVER;
});
const smtpUrl = z.url({ protocol: /^smtps?$/ });
// "OGDS <hello@example.com>" or a bare address; a line break or a comma would make a second one, and
// "=?" begins an encoded word, which may be decoded to another one.
const mailbox = z
  .string()
  .regex(/^(?!.*=\?)([^<>,\r\n]+ <[^<>@,\s]+@[^<>@,\s]+>|[^<>@,\s]+@[^<>@,\s]+)$/);

// Ten people are a team; more are a list at the mail server.
const mailboxes = z
  .string()
  .transform((value) => value.split(",").map((one) => one.trim()))
  .pipe(z.array(mailbox).max(10));
const hosts = z
  .string()
  .transform((value) => value.split(",").map((one) => one.trim().toLowerCase()))
  .pipe(z.array(z.string().regex(/^([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d{1,5})?$/)).max(20));

/**
 * What each variable accepts, the message when it does not, and what it is for. docs/settings.md is
 * generated from it: `npx vitest run platform/process/env.server.test.ts --update`.
 */
export const variables = {
  HOST: {
    schema: address.default("127.0.0.1"),
    right: "a host name or an IP address",
    what: "the interface on which the site listens",
  },
  PORT: {
    schema: wholeNumber.pipe(z.number().min(1).max(65_535)).default(3000),
    right: "a whole number from 1 to 65535",
    what: "the port on which the site listens",
  },
  SITE_URL: {
    schema: siteUrl.optional(),
    right: "the address visitors use, without a path, like https://example.com",
    what: "the public address, in links, emails and headers; what a request claims is not believed",
  },
  DATA_DIR: {
    schema: z.string().default(".data"),
    right: "a folder",
    what: "the folder of our own PostgreSQL, of emails as files and of generated images",
  },
  DATABASE_URL: {
    schema: postgresUrl.optional(),
    right: "like postgres://user:password@host:5432/database",
    what: "a PostgreSQL 15 or newer to use instead of our own; over a network with `?sslmode=verify-full`",
    secret: true,
  },
  DATABASE_REPLICA_URL: {
    schema: postgresUrl.optional(),
    right: "like postgres://user:password@host:5432/database",
    what: "a streaming replica of the server of `DATABASE_URL`, for the reads of public pages; they are never older than the content that is known",
    secret: true,
  },
  MEDIA_URL: {
    schema: bucketUrl.optional(),
    right: "like https://KEY:SECRET@host/bucket?region=eu-central-1",
    what: "a bucket of S3-compatible storage for the images of pages, which are in the database otherwise; key and secret percent-encoded",
    secret: true,
  },
  SECRET_KEY: {
    schema: z
      .string()
      .regex(KEY_TEXT)
      .transform((text) => Buffer.from(text, "hex"))
      .optional(),
    right: "64 hexadecimal digits, like the output of openssl rand -hex 32",
    what: "the key for secrets of authenticator apps; otherwise `secret-key` in `DATA_DIR`, which is generated. The same for all processes",
    secret: true,
  },
  CONTENT_DIR: {
    schema: z.string().default("content/demo"),
    right: "a folder",
    what: "the content that is imported once, into an empty database",
  },
  CONTENT_EDIT: {
    schema: z.enum(["desk", "folder"]).default("desk"),
    right: "desk or folder",
    what: "`folder` makes content read-only at the desk: it is changed in the folder and imported",
  },
  SMTP_URL: {
    schema: smtpUrl.optional(),
    right: "like smtp://user:password@host:587",
    what: "the mail server, `smtps://` on port 465; without it every email is an `.eml` file in the data folder",
    secret: true,
  },
  MAIL_FROM: {
    schema: mailbox.optional(),
    right: "one address, like hello@example.com or Name <hello@example.com>",
    what: "sender of every email; otherwise the agency's address",
  },
  MAIL_TO: {
    schema: mailboxes.optional(),
    right:
      "up to 10 addresses with commas between them, each like hello@example.com or Name <hello@example.com>",
    what: "who receives the requests, each in an email of their own; otherwise the agency's address",
  },
  MAIL_REPLY_DOMAIN: {
    schema: replyMailbox.optional(),
    right: "a domain like reply.example.com, or a mailbox like hello@example.com",
    what: "where clients reply to emails about their request: each has an address of its own, `reply+REFERENCE.SIGNATURE@` that domain, or `hello+REFERENCE.SIGNATURE@example.com`. All of them must lead to one mailbox",
  },
  IMAP_URL: {
    schema: imapUrl.optional(),
    right: "like imaps://user:password@host/INBOX",
    what: "the mailbox that answers of clients arrive in, which is read every minute; `imap://` uses STARTTLS; user and password percent-encoded. Without it answers stay in the mailbox",
    secret: true,
  },
  WEBHOOK_PRIVATE_HOSTS: {
    schema: hosts.default([]),
    right: "up to 20 hosts, like n8n:5678,crm.internal",
    what: "hosts on private networks to which webhooks may be sent, also by `http:`; without it they are sent over the internet only",
  },
  CAPTCHA: {
    schema: z.enum(["altcha", "recaptcha", "off"]).default("altcha"),
    right: "altcha, recaptcha or off",
    what: "`altcha` is a proof of work without a third party; `recaptcha` needs both keys, and loads a script of Google, which the privacy and cookie policies of the content then have to name",
  },
  RECAPTCHA_SECRET: {
    schema: z.string().optional(),
    right: "a key",
    what: "Google's secret key",
    secret: true,
  },
  RECAPTCHA_SITE_KEY: { schema: z.string().optional(), right: "a key", what: "Google's site key" },
  RECAPTCHA_SCORE: {
    schema: z
      .string()
      .regex(/^[01](\.\d{1,3})?$/)
      .transform(Number)
      .pipe(z.number().max(1))
      .default(0.5),
    right: "a number from 0 to 1",
    what: "the lowest score that counts as a person",
  },
  RECAPTCHA_LANGUAGE: {
    schema: z
      .string()
      .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/)
      .default("id"),
    right: "a language code, like en or pt-BR",
    what: "the language of Google's own words",
  },
  OIDC_ISSUER: {
    schema: z.string().refine(isIssuer).optional(),
    right: "the issuer of an OpenID provider, like https://login.example.com",
    what: "where staff sign in by OpenID Connect, exactly as the provider writes it; needs a client with the redirect URI `SITE_URL/desk/oidc/callback`",
  },
  OIDC_CLIENT_ID: {
    schema: z.string().max(500).optional(),
    right: "the id of a client",
    what: "the site's id at the provider",
  },
  OIDC_CLIENT_SECRET: {
    schema: z.string().max(2_000).optional(),
    right: "the secret of a client",
    what: "the site's secret at the provider",
    secret: true,
  },
  OIDC_NAME: {
    schema: z.string().max(40).optional(),
    right: "a name of at most 40 characters",
    what: "what the button calls the provider, “Sign in with …”; its host otherwise",
  },
  OIDC_ONLY: {
    schema: z.enum(["on", "off"]).default("off"),
    right: "on or off",
    what: "`on` switches passwords off: staff sign in at the provider, and owners also with a passkey",
  },
  OIDC_TRUST_PROMPT: {
    schema: z.enum(["on", "off"]).default("off"),
    right: "on or off",
    what: "`on` believes a provider that sends no `auth_time` that it signs a person in again when it is asked to (`prompt=login`)",
  },
  TRUST_PROXY: {
    schema: wholeNumber.pipe(z.number().max(10)).default(0),
    right: "the number of proxies in front of the server, 0 to 10",
    what: "how many proxies of yours are in front",
  },
  HSTS_SUBDOMAINS: {
    schema: z.enum(["on", "off"]).default("off"),
    right: "on or off",
    what: "`on` when every subdomain is served by HTTPS too: HSTS then has `includeSubDomains`",
  },
  DRAIN_SECONDS: {
    schema: wholeNumber.pipe(z.number().max(300)).default(0),
    right: "a number of seconds from 0 to 300",
    what: "how long a process that was told to stop still answers while `/readyz` says 503, so that a load balancer notices",
  },
  METRICS_PORT: {
    schema: wholeNumber.pipe(z.number().min(1).max(65_535)).optional(),
    right: "a whole number from 1 to 65535",
    what: "where Prometheus reads `/metrics`",
  },
  METRICS_HOST: {
    schema: address.default("127.0.0.1"),
    right: "a host name or an IP address",
    what: "the interface of the metrics",
  },
  SOURCE_COMMIT: {
    schema: z
      .string()
      .regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/)
      .optional(),
    right: "all digits of a commit",
    what: "the commit of the sources, for a build where git does not know it; `/api/version` shows it",
  },
  LOG_LEVEL: {
    schema: z.enum(LOG_LEVELS).default("info"),
    right: LOG_LEVELS.join(", "),
    what: "the least important line that is logged",
  },
} satisfies Record<string, { schema: z.ZodType; right: string; what: string; secret?: true }>;
