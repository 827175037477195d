import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  type Configuration,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  type IDToken,
  type TokenEndpointResponse,
  type TokenEndpointResponseHelpers,
} from "openid-client";
import { EmailSchema, FullNameSchema } from "#contract/values/person.ts";
import type { Transaction } from "#database/client.server.ts";
import type { OidcSettings } from "#platform/process/oidc-settings.ts";
import { lockTokenOwner } from "../../access-tokens/access-tokens.repository.server.ts";
import { writeAudit } from "../../audit/audit-log.repository.server.ts";
import { countClientHit } from "../../rate-limit.repository.server.ts";
import type { Services } from "../../services.server.ts";
import { hasInvitation } from "../links.repository.server.ts";
import { endCredentials } from "../set-up.service.server.ts";
import {
  CLIENT_LIMIT,
  openDesk,
  type SignedIn,
  type SignInVisit,
} from "../sign-in.service.server.ts";
import {
  findAccountByEmail,
  type StaffAccount,
  updateAccount,
} from "../staff.repository.server.ts";
import {
  findByIdentity,
  hasIdentity,
  noteUse,
  replaceIdentity,
} from "./identities.repository.server.ts";
import { keepPasskeyOwner } from "./oidc-only.server.ts";
import { down, getProvider } from "./oidc-provider.server.ts";
import {
  issueVisit,
  type OidcVisit,
  readVisit,
  spendVisit,
  toVisitSecrets,
} from "./oidc-visits.repository.server.ts";

type Deps = Pick<Services, "db" | "env" | "clock" | "log">;

export const CALLBACK_PATH = "/desk/oidc/callback";

/** As long as the longest session of the desk: providers that know `max_age` send `auth_time`. */
const MAX_AGE_SECONDS = 30 * 86_400;
/** By how much the clocks of site and provider may differ. */
const MAX_SKEW_MS = 60_000;

/** Why a person who came back from the provider is not signed in. */
export type OidcRefusal =
  | "stale"
  | "cancelled"
  | "failed"
  | "unknown"
  | "unverified"
  | "disabled"
  | "other-account"
  | "not-confirmed";

type Outcome = { next: string } & (
  | { signedIn: SignedIn; refusal?: never }
  | { refusal: OidcRefusal; signedIn?: never }
);

/**
 * Begins a sign-in at the provider.
 * @param confirm address of who has to prove anew who they are; undefined for a first sign-in
 * @returns the URL there, and the token for the cookie
 * @throws PublicError 503
 */
export async function beginOidc(
  { db, env, clock }: Deps,
  settings: OidcSettings,
  { next, confirm }: { next: string; confirm: string | undefined },
): Promise<{ url: string; token: string }> {
  const provider = await getProvider(settings);
  const is_confirmation = confirm !== undefined;
  const { visit, token } = await issueVisit(db, { next, is_confirmation, now: clock() });
  const { state, nonce, verifier } = toVisitSecrets(visit);
  const url = buildAuthorizationUrl(provider, {
    redirect_uri: env.siteUrl + CALLBACK_PATH,
    scope: "openid email profile",
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    ...(is_confirmation
      ? { prompt: "login", max_age: "0", login_hint: confirm }
      : { max_age: String(MAX_AGE_SECONDS) }),
  });
  return { url: url.href, token };
}

/**
 * Signs in a person who comes back from the provider.
 * @param search query of the URL that they came back to
 * @param token of the cookie
 * @throws PublicError 429 after too many attempts, 503 when the provider does not respond
 */
export async function finishOidc(
  deps: Deps,
  settings: OidcSettings,
  { search, token }: { search: string; token: string | undefined },
  browser: SignInVisit,
): Promise<Outcome> {
  const { db, clock } = deps;
  const now = clock();
  await countClientHit(db, "sign-in", browser.client, CLIENT_LIMIT);
  const visit = await readVisit(db, token, now);
  const parameters = new URLSearchParams(search);
  const next = visit?.next ?? "/desk";
  const isOurs = visit && parameters.get("state") === toVisitSecrets(visit).state;
  if (!isOurs || !(await spendVisit(db, visit))) return { refusal: "stale", next };
  if (parameters.get("error") === "access_denied") return { refusal: "cancelled", next };

  const provider = await getProvider(settings);
  const identity = await readIdentity(deps, settings, { provider, search, visit });
  if (!identity) return { refusal: "failed", next };
  const { provedAt } = identity;
  if (visit.is_confirmation && provedAt.getTime() < visit.started_at - MAX_SKEW_MS) {
    return { refusal: "not-confirmed", next };
  }
  return db.transaction(async (tx) => {
    const account = await findOrLink(deps, tx, identity, now);
    if (typeof account === "string") return { refusal: account, next };
    const signedIn = await openDesk(tx, account.id, browser, "oidc", now, provedAt);
    return { signedIn, next };
  });
}

/** The page of the desk that a sign-in leads to. */
export async function readNext(
  { db, clock }: Pick<Deps, "db" | "clock">,
  token: string | undefined,
): Promise<string> {
  return (await readVisit(db, token, clock()))?.next ?? "/desk";
}

/** What the provider says of the person; only `sub` has a known type. */
type Claims = { sub: string; email?: unknown; email_verified?: unknown; name?: unknown };
type ProvedIdentity = Claims & {
  issuer: string;
  /** When the person proved who they are; long ago where the provider does not say. */
  provedAt: Date;
};

type Response = { provider: Configuration; search: string; visit: OidcVisit };

/** @returns undefined for a response that is not the provider's to this visit */
async function readIdentity(
  { env, clock, log }: Deps,
  settings: OidcSettings,
  { provider, search, visit }: Response,
): Promise<ProvedIdentity | undefined> {
  const { state, nonce, verifier } = toVisitSecrets(visit);
  try {
    const tokens = await authorizationCodeGrant(
      provider,
      new URL(env.siteUrl + CALLBACK_PATH + search),
      {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      },
    );
    const claims = tokens.claims();
    if (!claims) return undefined;
    return {
      ...(await readClaims(provider, tokens, claims)),
      issuer: claims.iss,
      provedAt: toProvedAt(claims.auth_time, {
        now: clock(),
        isTrusted: visit.is_confirmation && settings.trustsPrompt,
      }),
    };
  } catch (error) {
    if (isDown(error)) throw down(settings);
    log.warn({ reason: toReason(error) }, "a response of the OpenID provider was refused");
    return undefined;
  }
}

/** By the standard the address is in the user info, where there is an access token for it. */
async function readClaims(
  provider: Configuration,
  { access_token }: TokenEndpointResponse & TokenEndpointResponseHelpers,
  claims: IDToken,
): Promise<Claims> {
  const hasUserInfo = provider.serverMetadata().userinfo_endpoint !== undefined;
  if (claims.email !== undefined || !hasUserInfo) return claims;
  return fetchUserInfo(provider, access_token, claims.sub);
}

type ProofContext = {
  now: Date;
  /** Whether the provider was asked to sign in anew, and is trusted to have done so. */
  isTrusted: boolean;
};

function toProvedAt(auth_time: unknown, { now, isTrusted }: ProofContext): Date {
  if (typeof auth_time === "number") return new Date(Math.min(auth_time * 1_000, now.getTime()));
  return isTrusted ? now : new Date(0);
}

/** Neither a status nor a body: the connection failed or took too long. */
const isDown = (error: unknown) =>
  (error instanceof TypeError && error.message === "fetch failed") ||
  (error instanceof ClientError && error.code === "OAUTH_TIMEOUT");

/** Without what the provider sent, which may have codes and addresses. */
const toReason = (error: unknown) =>
  error instanceof Error
    ? `${error.name}: ${(error as { code?: string }).code ?? error.message}`
    : "";

type LinkRefusal = Extract<OidcRefusal, "unknown" | "unverified" | "disabled" | "other-account">;

/** The account of the desk: by issuer and subject, and the first time by a verified address. */
async function findOrLink(
  deps: Deps,
  tx: Transaction,
  { issuer, sub, email, email_verified, name }: ProvedIdentity,
  now: Date,
): Promise<StaffAccount | LinkRefusal> {
  const identity = { issuer, subject: sub };
  const known = await findByIdentity(tx, identity);
  if (!known && email_verified !== true) return "unverified";
  const account = known ?? (await findByAddress(tx, email));
  if (!account) return "unknown";
  // The person before the link to the provider, as everywhere: tabs would wait for each other.
  if (!(await lockTokenOwner(tx, account.id))) return "disabled";
  // A set-up link of an owner replaces everything that a person signs in with, this too.
  const isInvited = await hasInvitation(tx, account.id, now);
  // Another tab may have linked it meanwhile.
  if (!isInvited && (await noteUse(tx, account.id, identity, now))) return account;
  if (!isInvited && (await hasIdentity(tx, account.id, issuer))) return "other-account";
  if (isInvited) await keepPasskeyOwner(deps, tx, () => endCredentials(tx, account.id, now));
  await replaceIdentity(tx, account.id, identity, now);
  if (account.name === "") await updateAccount(tx, account.id, { name: toName(name, account) });
  const subject = `staff ${account.id}`;
  await writeAudit(tx, { staff_id: account.id, action: "staff.identity", subject, fields: [] });
  return account;
}

async function findByAddress(tx: Transaction, email: unknown): Promise<StaffAccount | undefined> {
  const address = EmailSchema.safeParse(email);
  return address.success ? findAccountByEmail(tx, address.data) : undefined;
}

function toName(name: unknown, { email }: StaffAccount): string {
  const parsed = FullNameSchema.safeParse(name);
  return parsed.success ? parsed.data : (email.split("@")[0] ?? "");
}
