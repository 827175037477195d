import { type Cookie, createCookie } from "react-router";
import { VISIT_SECONDS } from "./oidc/oidc-visits.repository.server.ts";

/** Longer than any session, which the database ends. */
const MAX_AGE_SECONDS = 30 * 86_400;
/** The longest that browsers accept. */
const DEVICE_MAX_AGE_SECONDS = 400 * 86_400;

/**
 * A cookie of the desk. Safari rejects `Secure` cookies on `http://localhost`, so the prefix is for
 * https only. Lax, so that links in emails lead to the desk.
 */
function createDeskCookie(siteUrl: string, name: string, maxAge: number): Cookie {
  const secure = siteUrl.startsWith("https:");
  return createCookie(secure ? `__Host-${name}` : name, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure,
    maxAge,
  });
}

/** The cookie with a session's token. */
export const createSessionCookie = (siteUrl: string) =>
  createDeskCookie(siteUrl, "desk", MAX_AGE_SECONDS);

/** The cookie that marks a browser that was used to sign in; see `issueDeviceToken`. */
export const createDeviceCookie = (siteUrl: string) =>
  createDeskCookie(siteUrl, "desk-device", DEVICE_MAX_AGE_SECONDS);

/** The cookie of a browser that is at the OpenID provider; see `issueVisit`. */
export const createOidcCookie = (siteUrl: string) =>
  createDeskCookie(siteUrl, "desk-oidc", VISIT_SECONDS);

/** The session token that a request carries. */
export const readSessionToken = (headers: Headers, siteUrl: string) =>
  readCookie(headers, createSessionCookie(siteUrl));

/** The text in a cookie of a request. */
export async function readCookie(headers: Headers, cookie: Cookie): Promise<string | undefined> {
  const value: unknown = await cookie.parse(headers.get("Cookie"));
  return typeof value === "string" ? value : undefined;
}
