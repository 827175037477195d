import { type Cookie, createCookie } from "react-router";

/**
 * The cookie with a session's token. Safari rejects `Secure` cookies on `http://localhost`, so the
 * prefix is for https only. Lax, so that links in emails lead to the desk.
 */
export function createSessionCookie(siteUrl: string): Cookie {
  const secure = siteUrl.startsWith("https:");
  return createCookie(secure ? "__Host-desk" : "desk", {
    ...{ path: "/", httpOnly: true, sameSite: "lax", secure },
  });
}

/** The session token that a request carries. */
export async function readSessionToken(
  headers: Headers,
  siteUrl: string,
): Promise<string | undefined> {
  const token: unknown = await createSessionCookie(siteUrl).parse(headers.get("Cookie"));
  return typeof token === "string" ? token : undefined;
}
