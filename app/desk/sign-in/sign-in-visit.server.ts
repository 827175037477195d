import { redirect } from "react-router";
import {
  createDeviceCookie,
  createSessionCookie,
  readCookie,
  readSessionToken,
} from "#services/staff/session-cookie.server.ts";
import type { SignedIn, SignInVisit } from "#services/staff/sign-in.service.server.ts";

/** What a request says about the browser that signs in. */
export async function readSignInVisit(
  { headers }: Request,
  { siteUrl, client }: { siteUrl: string; client: string },
): Promise<SignInVisit> {
  return {
    client,
    userAgent: headers.get("User-Agent"),
    earlierToken: await readSessionToken(headers, siteUrl),
    deviceToken: await readCookie(headers, createDeviceCookie(siteUrl)),
  };
}

/** The cookies of a person who has signed in. */
export async function toSignInHeaders(
  siteUrl: string,
  { token, deviceToken }: SignedIn,
): Promise<Headers> {
  const headers = new Headers();
  headers.append("Set-Cookie", await createSessionCookie(siteUrl).serialize(token));
  headers.append("Set-Cookie", await createDeviceCookie(siteUrl).serialize(deviceToken));
  return headers;
}

/** Redirects a person who has signed in to a page of the desk. */
export async function redirectSignedIn(siteUrl: string, signedIn: SignedIn, path: string) {
  return redirect(path, { status: 303, headers: await toSignInHeaders(siteUrl, signedIn) });
}
