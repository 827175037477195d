import type { Context, MiddlewareHandler } from "hono";
import { type AccessScope, SCOPE_PERMISSIONS } from "#contract/desk/access-token-terms.ts";
import { isPermitted } from "#contract/desk/staff-terms.ts";
import type { Admission } from "#platform/admission/admission.server.ts";
import { noteRateUse, type RateLimit } from "#platform/admission/rate-limit.server.ts";
import { PublicError } from "#platform/errors.ts";
import type { EndpointFinder } from "#platform/http/api-router.server.ts";
import { PRIVATE_HEADERS } from "#platform/http/private-headers.ts";
import { createLabeledCounter } from "#platform/process/metrics.ts";
import { isAccessToken } from "#services/access-tokens/access-token-text.server.ts";
import type { TokenActor } from "#services/access-tokens/access-tokens.repository.server.ts";
import { resumeToken } from "#services/access-tokens/access-tokens.service.server.ts";
import { countClientHit, countHit } from "#services/rate-limit.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import { listNeededScopes } from "./program-route.server.ts";

/** What a handler reads by `c.get("program")`. */
export type ProgramEnv = { Variables: { program: TokenActor } };

export const TOKEN_RATE: RateLimit = { hits: 120, seconds: 60 };
/** Of unknown tokens from one address; a program that goes on with an expired one reaches it too. */
const GUESS_RATE: RateLimit = { hits: 20, seconds: 600 };

const REALM = 'Bearer realm="desk"';

/** Requests of programs with an access token, at this process. */
export const tokenRequests = createLabeledCounter(
  "ogds_token_requests_total",
  "Requests with an access token, by outcome; refused: an unknown token, forbidden: a scope is missing.",
  { outcome: ["accepted", "refused", "forbidden", "rate_limited"] },
);

type Deps = Pick<Services, "db" | "clock">;

/**
 * Finds the program of a request by its token, which comes before the body is read; no cookie is.
 * @throws PublicError 401, 429
 */
export function createProgramReader(
  { db, clock }: Deps,
  { readAddress }: Pick<Admission, "readAddress">,
) {
  return async (c: Context): Promise<TokenActor> => {
    const token = readToken(c);
    const program = await resumeToken(db, token, clock());
    if (program) {
      await noteRateUse(c, TOKEN_RATE, () =>
        countHit(db, "access token", String(program.token_id), TOKEN_RATE),
      );
      return program;
    }
    await countClientHit(db, "unknown access token", readAddress(c), GUESS_RATE);
    throw refusal("This token doesn't exist, has expired or was revoked.");
  };
}

/** Counts how it ends that a program is let in. */
export async function countTokenRequest<Program>(admitted: Promise<Program>): Promise<Program> {
  try {
    const program = await admitted;
    tokenRequests.inc({ outcome: "accepted" });
    return program;
  } catch (error) {
    if (error instanceof PublicError) tokenRequests.inc({ outcome: OUTCOMES[error.status] });
    throw error;
  }
}

/**
 * Lets only programs pass whose token and whose owner's role include what the endpoint needs. It
 * reads no cookie, and comes before the body is read.
 */
export function requireToken(
  deps: Deps,
  admission: Pick<Admission, "readAddress">,
  find: EndpointFinder,
): MiddlewareHandler<ProgramEnv> {
  const readProgram = createProgramReader(deps, admission);
  const admit = async (c: Context) => {
    const program = await readProgram(c);
    requireScopes(program, listNeededScopes(find(c)?.route));
    return program;
  };
  return async (c, next) => {
    c.set("program", await countTokenRequest(admit(c)));
    await next();
    for (const [name, value] of Object.entries(PRIVATE_HEADERS)) c.header(name, value);
  };
}

const OUTCOMES: Partial<Record<number, string>> = {
  401: "refused",
  403: "forbidden",
  429: "rate_limited",
};

const refusal = (message: string, error = 'error="invalid_token"') =>
  new PublicError(401, message, { challenge: `${REALM}, ${error}` });

/** @throws PublicError 401 for what cannot be a token, without a query */
function readToken(c: Context): string {
  const [, token] = /^Bearer +(\S+)$/i.exec(c.req.header("authorization") ?? "") ?? [];
  if (token === undefined) {
    throw new PublicError(
      401,
      "Send an access token of the desk in the header Authorization, as Bearer and the token.",
      { challenge: REALM },
    );
  }
  if (!isAccessToken(token)) {
    throw refusal("This is no access token: a part is missing or was changed.");
  }
  return token;
}

/** Whether a token has a scope, and the role of its owner what that needs. */
export const hasScope = ({ scopes, role }: TokenActor, scope: AccessScope): boolean =>
  scopes.includes(scope) && isPermitted(role, SCOPE_PERMISSIONS[scope]);

/** @throws PublicError 403 that names what is missing */
function requireScopes(program: TokenActor, needed: readonly AccessScope[]): void {
  const missing = needed.find((scope) => !program.scopes.includes(scope));
  if (missing) {
    throw new PublicError(403, `This token lacks the scope ${missing}.`, {
      challenge: `${REALM}, error="insufficient_scope", scope="${missing}"`,
    });
  }
  if (!needed.every((scope) => hasScope(program, scope))) {
    throw new PublicError(403, "The role of this token's owner doesn't include this.");
  }
}
