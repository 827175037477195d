import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  discovery,
} from "openid-client";
import { PublicError } from "#platform/errors.ts";
import type { OidcSettings } from "#platform/process/oidc-settings.ts";

/** Seconds for each request to the provider. */
const TIMEOUT_SECONDS = 5;
const FRESH_MS = 3_600_000;
/** For so long a provider that did not respond is not asked again. */
const PAUSE_MS = 5_000;

type Known = { found: Promise<Configuration>; until: number };

const known = new WeakMap<OidcSettings, Known>();

/**
 * What the provider says of itself, read at the first sign-in and once an hour: the site starts
 * without it. While it cannot be read again, what was read before is used.
 * @throws PublicError 503
 */
export async function getProvider(settings: OidcSettings): Promise<Configuration> {
  const now = performance.now();
  const last = known.get(settings);
  if (last && now < last.until) return last.found.catch(() => Promise.reject(down(settings)));
  const found = discover(settings).catch(
    async (error) => (await last?.found) ?? Promise.reject(error),
  );
  const current: Known = { found, until: now + FRESH_MS };
  known.set(settings, current);
  try {
    return await found;
  } catch {
    current.until = performance.now() + PAUSE_MS;
    throw down(settings);
  }
}

function discover({ issuer, clientId, clientSecret }: OidcSettings): Promise<Configuration> {
  const server = new URL(issuer);
  return discovery(server, clientId, undefined, toClientAuth(clientSecret), {
    timeout: TIMEOUT_SECONDS,
    // The settings allow http on this machine only.
    execute: server.protocol === "http:" ? [allowInsecureRequests] : [],
  });
}

/** As the provider prefers it; without a word it is the header, by the standard. */
const toClientAuth =
  (secret: string): ClientAuth =>
  (server, ...request) => {
    const isInBody = server.token_endpoint_auth_methods_supported?.includes("client_secret_post");
    return (isInBody ? ClientSecretPost(secret) : ClientSecretBasic(secret))(server, ...request);
  };

export const down = ({ name }: Pick<OidcSettings, "name">) =>
  new PublicError(
    503,
    `${name} doesn't respond right now. Try again in a moment, or sign in another way.`,
    {
      retryAfter: PAUSE_MS / 1_000,
    },
  );
