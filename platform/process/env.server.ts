import { resolve } from "node:path";
import type { z } from "zod";
import { variables } from "./env-variables.ts";
import { toOidcSettings } from "./oidc-settings.ts";
import { projectRoot } from "./project-root.server.ts";
import { StartError } from "./start-error.server.ts";

/** One line that names the variable, its value (never a secret) and what is allowed. */
export class EnvError extends StartError {}

type Name = keyof typeof variables;
type Values = { [N in Name]: z.infer<(typeof variables)[N]["schema"]> };

function readVariable(name: Name, given: string | undefined): unknown {
  const variable: { schema: z.ZodType; right: string; secret?: true } = variables[name];
  const parsed = variable.schema.safeParse(given?.trim() || undefined);
  if (parsed.success) return parsed.data;
  const shown = variable.secret ? "has a wrong value" : `is ${JSON.stringify(given)}`;
  throw new EnvError(`${name} ${shown}: it must be ${variable.right}.`);
}

function publicHost(host: string): string {
  if (["127.0.0.1", "0.0.0.0", "::", "::1"].includes(host)) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

/** Settings of the process; folders are absolute, `siteUrl` is an origin without a slash. */
export type Env = ReturnType<typeof readEnv>;

/**
 * Settings from the environment; an empty string counts as unset.
 * @throws EnvError with one line for the operator
 */
export function readEnv(source: Record<string, string | undefined> = process.env) {
  const names = Object.keys(variables) as Name[];
  const values = Object.fromEntries(
    names.map((name) => [name, readVariable(name, source[name])]),
  ) as Values;
  for (const name of ["RECAPTCHA_SECRET", "RECAPTCHA_SITE_KEY"] as const) {
    if (values.CAPTCHA === "recaptcha" && !values[name]) {
      throw new EnvError(`${name} is not set: CAPTCHA=recaptcha needs it.`);
    }
  }
  if (values.DATABASE_REPLICA_URL && !values.DATABASE_URL) {
    throw new EnvError("DATABASE_URL is not set: DATABASE_REPLICA_URL needs it.");
  }
  requireWholeOidc(values);
  return {
    host: values.HOST,
    port: values.PORT,
    /** Whether `siteUrl` was set, and not derived from host and port. */
    hasSiteUrl: values.SITE_URL !== undefined,
    siteUrl: values.SITE_URL ?? `http://${publicHost(values.HOST)}:${values.PORT}`,
    dataDir: resolve(projectRoot, values.DATA_DIR),
    /** Where emails are written without `smtpUrl`. */
    mailDir: resolve(projectRoot, values.DATA_DIR, "mail"),
    databaseUrl: values.DATABASE_URL,
    databaseReplicaUrl: values.DATABASE_REPLICA_URL,
    mediaBucket: values.MEDIA_URL,
    secretKey: values.SECRET_KEY,
    contentDir: resolve(projectRoot, values.CONTENT_DIR),
    isContentReadOnly: values.CONTENT_EDIT === "folder",
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    mailTo: values.MAIL_TO,
    replyMailbox: values.MAIL_REPLY_DOMAIN,
    imap: values.IMAP_URL,
    webhookPrivateHosts: values.WEBHOOK_PRIVATE_HOSTS,
    captcha: values.CAPTCHA,
    recaptchaSecret: values.RECAPTCHA_SECRET,
    recaptchaSiteKey: values.RECAPTCHA_SITE_KEY,
    recaptchaScore: values.RECAPTCHA_SCORE,
    recaptchaLanguage: values.RECAPTCHA_LANGUAGE,
    oidc: toOidcSettings(values),
    trustProxy: values.TRUST_PROXY,
    hstsSubdomains: values.HSTS_SUBDOMAINS === "on",
    drainSeconds: values.DRAIN_SECONDS,
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
    commit: values.SOURCE_COMMIT,
    logLevel: values.LOG_LEVEL,
  };
}

/** @throws EnvError for a part of what sign-in at a provider needs */
function requireWholeOidc(values: Values): void {
  const names = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"] as const;
  const set = names.find((name) => values[name] !== undefined);
  const missing = names.find((name) => values[name] === undefined);
  if (set && missing) throw new EnvError(`${missing} is not set: ${set} needs it.`);
  const switches = ["OIDC_ONLY", "OIDC_TRUST_PROMPT"] as const;
  const on = switches.find((name) => values[name] === "on");
  if (!set && on) throw new EnvError(`OIDC_ISSUER is not set: ${on}=on needs it.`);
}

/**
 * The working directory of the caller. npm runs scripts in the project's folder and passes the
 * caller's in `INIT_CWD`.
 */
export function readCallerDir(source: Record<string, string | undefined> = process.env): string {
  return source.INIT_CWD || process.cwd();
}
