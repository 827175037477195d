const DESK = "/desk";
/** Only for parsing: a path has no origin. */
const HERE = "http://desk.invalid";

/**
 * Where a sign-in leads: the page of the desk in `next`, and today's page for everything else. Other
 * origins, and the pages of sign-in themselves, are never followed.
 */
export function toNextPath(next: string | null | undefined): string {
  if (!next?.startsWith("/") || !URL.canParse(next, HERE)) return DESK;
  const { origin, pathname, search } = new URL(next, HERE);
  const isInside = pathname === DESK || pathname.startsWith(`${DESK}/`);
  const isEntrance =
    /^\/desk\/(?:sign-in|sign-in-here|passkey-request|oidc|welcome|forgot-password)(?:[./]|$)/.test(
      pathname,
    );
  return origin === HERE && isInside && !isEntrance ? pathname + search : DESK;
}
