/** An OpenID provider at which staff sign in. */
export type OidcSettings = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** As the button of sign-in calls it. */
  name: string;
  /** Whether passwords are switched off. */
  isOnly: boolean;
  /** Whether it is trusted to have signed a person in anew, where it does not tell when. */
  trustsPrompt: boolean;
};

const LOCAL = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether a text is the URL of an issuer: with TLS, unless it is on this machine. */
export function isIssuer(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.search || url.hash || url.username || url.password) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && LOCAL.has(url.hostname));
}

/** The settings of the provider; undefined without one. */
export function toOidcSettings(values: {
  OIDC_ISSUER?: string | undefined;
  OIDC_CLIENT_ID?: string | undefined;
  OIDC_CLIENT_SECRET?: string | undefined;
  OIDC_NAME?: string | undefined;
  OIDC_ONLY: "on" | "off";
  OIDC_TRUST_PROMPT: "on" | "off";
}): OidcSettings | undefined {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME } = values;
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET) return undefined;
  return {
    issuer: OIDC_ISSUER,
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    name: OIDC_NAME ?? new URL(OIDC_ISSUER).host,
    isOnly: values.OIDC_ONLY === "on",
    trustsPrompt: values.OIDC_TRUST_PROMPT === "on",
  };
}
