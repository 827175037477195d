import { expect, test } from "vitest";
import { EnvError, readEnv } from "./env.server.ts";
import { variables } from "./env-variables.ts";

function complaint(source: Record<string, string>): string {
  try {
    readEnv(source);
  } catch (error) {
    expect(error).toBeInstanceOf(EnvError);
    return (error as EnvError).message;
  }
  return "";
}

test("an empty environment is a working one", () => {
  expect(readEnv({})).toMatchObject({
    host: "127.0.0.1",
    port: 3000,
    siteUrl: "http://localhost:3000",
    databaseUrl: undefined,
    smtpUrl: undefined,
    captcha: "altcha",
    trustProxy: 0,
    drainSeconds: 0,
    logLevel: "info",
  });
});

test("the language of the captcha is Indonesian unless another one is set (spec §9)", () => {
  expect(readEnv({}).recaptchaLanguage).toBe("id");
  expect(readEnv({ RECAPTCHA_LANGUAGE: "en" }).recaptchaLanguage).toBe("en");
});

test("an empty string counts as unset", () => {
  expect(readEnv({ PORT: "", SITE_URL: " ", DATABASE_URL: "", CAPTCHA: "" })).toEqual(readEnv({}));
});

test("a replica needs the database that it is one of", () => {
  const url = "postgres://user:secret@replica.example/ogds";
  expect(complaint({ DATABASE_REPLICA_URL: url })).toBe(
    "DATABASE_URL is not set: DATABASE_REPLICA_URL needs it.",
  );
  expect(complaint({ DATABASE_REPLICA_URL: "mysql://user:secret@host" })).not.toContain("secret");
  expect(readEnv({ DATABASE_REPLICA_URL: url, DATABASE_URL: url }).databaseReplicaUrl).toBe(url);
});

test("a provider of sign-in needs all that it is reached with", () => {
  const whole = {
    OIDC_ISSUER: "https://login.example.com/staff",
    OIDC_CLIENT_ID: "desk",
    OIDC_CLIENT_SECRET: "hush",
  };
  expect(readEnv(whole).oidc).toEqual({
    issuer: "https://login.example.com/staff",
    clientId: "desk",
    clientSecret: "hush",
    name: "login.example.com",
    isOnly: false,
    trustsPrompt: false,
  });
  for (const name of Object.keys(whole)) {
    expect(complaint({ ...whole, [name]: "" })).toMatch(
      new RegExp(`^${name} is not set: OIDC_\\w+ needs it\\.$`),
    );
  }
  expect(complaint({ OIDC_ONLY: "on" })).toBe("OIDC_ISSUER is not set: OIDC_ONLY=on needs it.");
  expect(complaint({ OIDC_TRUST_PROMPT: "on" })).toContain("OIDC_TRUST_PROMPT=on needs it.");
  expect(complaint({ ...whole, OIDC_ISSUER: "http://login.example.com" })).toContain("OIDC_ISSUER");
  expect(readEnv({ ...whole, OIDC_ISSUER: "http://127.0.0.1:9000" }).oidc?.name).toBe(
    "127.0.0.1:9000",
  );
});

test("folders are absolute", () => {
  expect(readEnv({}).dataDir).toMatch(/^\/.+\/\.data$/);
  expect(readEnv({ DATA_DIR: "/srv/data" }).dataDir).toBe("/srv/data");
});

test("the site's URL follows host and port, and has no slash at the end", () => {
  expect(readEnv({ HOST: "::1", PORT: "8080" }).siteUrl).toBe("http://localhost:8080");
  expect(readEnv({ HOST: "dev.example.com" }).siteUrl).toBe("http://dev.example.com:3000");
  expect(readEnv({ SITE_URL: "https://Example.com/" }).siteUrl).toBe("https://example.com");
});

test.each([
  [{ PORT: "abc" }, 'PORT is "abc": it must be a whole number from 1 to 65535.'],
  [{ PORT: "70000" }, 'PORT is "70000": it must be a whole number from 1 to 65535.'],
  [{ CAPTCHA: "yes" }, 'CAPTCHA is "yes": it must be altcha, recaptcha or off.'],
  [{ METRICS_PORT: "0" }, 'METRICS_PORT is "0": it must be a whole number from 1 to 65535.'],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL"],
  [{ HOST: "not a host" }, "HOST"],
  [{ SITE_URL: "example.com" }, "SITE_URL"],
  [{ SITE_URL: "https://example.com/shop" }, "SITE_URL"],
  [{ TRUST_PROXY: "-1" }, "TRUST_PROXY"],
  [{ DRAIN_SECONDS: "5s" }, 'DRAIN_SECONDS is "5s": it must be a number of seconds from 0 to 300.'],
  [{ MAIL_TO: "a@example.com, b@" }, "MAIL_TO"],
  [{ MAIL_TO: "a@example.com,,b@example.com" }, "MAIL_TO"],
  [{ MAIL_TO: "a@example.com\r\nBcc: b@example.com" }, "MAIL_TO"],
  [{ MAIL_FROM: "a@example.com, b@example.com" }, "MAIL_FROM"],
  [{ MAIL_FROM: "=?utf-8?q?a?=@example.com" }, "MAIL_FROM"],
  [{ MAIL_TO: "Ana <=?utf-8?q?a?=@example.com>" }, "MAIL_TO"],
  [{ MAIL_FROM: "OGDS\r\nBcc: <a@example.com>" }, "MAIL_FROM"],
  [{ MAIL_REPLY_DOMAIN: "example" }, "MAIL_REPLY_DOMAIN"],
  [{ MAIL_REPLY_DOMAIN: "hello+us@example.com" }, "MAIL_REPLY_DOMAIN"],
  [{ MAIL_REPLY_DOMAIN: "example.com\r\nBcc: a@example.com" }, "MAIL_REPLY_DOMAIN"],
])("a wrong value %o is reported in one line", (source, line) => {
  const message = complaint(source);
  expect(message).toContain(line);
  expect(message).not.toContain("\n");
});

test("a secret is never repeated", () => {
  expect(complaint({ DATABASE_URL: "mysql://root:hunter2@db/x" })).not.toContain("hunter2");
  expect(complaint({ SMTP_URL: "user:hunter2@mail" })).not.toContain("hunter2");
});

test("reCAPTCHA needs both of its keys", () => {
  expect(complaint({ CAPTCHA: "recaptcha", RECAPTCHA_SECRET: "s" })).toContain(
    "RECAPTCHA_SITE_KEY",
  );
  expect(complaint({ CAPTCHA: "recaptcha", RECAPTCHA_SITE_KEY: "s" })).toContain(
    "RECAPTCHA_SECRET",
  );
  expect(
    readEnv({ CAPTCHA: "recaptcha", RECAPTCHA_SECRET: "s", RECAPTCHA_SITE_KEY: "k" }).captcha,
  ).toBe("recaptcha");
});

test("clients reply to addresses of a domain, or of a mailbox", () => {
  const read = (value: string) => readEnv({ MAIL_REPLY_DOMAIN: value }).replyMailbox;
  expect(read("reply.example.com")).toEqual({ local: "reply", domain: "reply.example.com" });
  expect(read("hello@example.com")).toEqual({ local: "hello", domain: "example.com" });
  expect(read("")).toBeUndefined();
});

test("answers are read from the mailbox of a URL", () => {
  const url = "imaps://hello%40example.com:p%40ss@imap.example.com/Clients%20A";
  expect(readEnv({ IMAP_URL: url }).imap).toEqual({
    host: "imap.example.com",
    port: 993,
    isSecure: true,
    user: "hello@example.com",
    password: "p@ss",
    mailbox: "Clients A",
  });
  const local = readEnv({ IMAP_URL: "imap://a:b@[::1]:1430" }).imap;
  expect(local).toMatchObject({ host: "::1", port: 1430, isSecure: false, mailbox: "INBOX" });
  for (const wrong of ["imaps://host", "https://a:hunter2@host", "imaps://a:hunter2@"]) {
    expect(complaint({ IMAP_URL: wrong })).toContain("IMAP_URL has a wrong value");
    expect(complaint({ IMAP_URL: wrong })).not.toContain("hunter2");
  }
});

test("a mailbox is an address with or without a name", () => {
  expect(readEnv({ MAIL_TO: "hello@example.com" }).mailTo).toEqual(["hello@example.com"]);
  expect(readEnv({ MAIL_TO: "Ana <a@example.com>, b@example.com" }).mailTo).toEqual([
    "Ana <a@example.com>",
    "b@example.com",
  ]);
  expect(readEnv({ MAIL_FROM: "OGDS <hello@example.com>" }).mailFrom).toBe(
    "OGDS <hello@example.com>",
  );
});

test("docs/settings.md documents every variable", async () => {
  const rows = Object.entries(variables).map(([name, { schema, right, what }]) => {
    const value = schema.safeParse(undefined).data;
    const byDefault = value === undefined ? "–" : `\`${value}\``;
    return `| \`${name}\` | ${byDefault} | ${right} | ${what} |`;
  });
  const text = `# Settings

Environment variables. An empty one counts as unset. A wrong value stops the start with one line that names it and says what would be right. This file is made of \`platform/process/env-variables.ts\`, whose test compares the two.

| Variable | Default | Accepts | What it is for |
|---|---|---|---|
${rows.join("\n")}
`;
  await expect(text).toMatchFileSnapshot("../../docs/settings.md");
});
