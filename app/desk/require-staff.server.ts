import {
  createContext,
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
} from "react-router";
import { isPermitted, type Permission, toChangePermission } from "#contract/desk/staff-terms.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { readSessionToken } from "#services/staff/session-cookie.server.ts";
import { isRecentSignIn, resumeSession } from "#services/staff/sessions.service.server.ts";
import type { ErrorStaff } from "./parts/error-staff.ts";

/** Who is signed in, for the page of an error. */
export const errorStaffContext = createContext<ErrorStaff | null>(null);

/**
 * Lets only signed-in staff pass. Everybody else is sent to sign in, and back afterwards; on a page
 * that is open they do so there, so that what they entered is not lost.
 */
export const requireStaff: MiddlewareFunction<Response> = async (
  { request, url, context },
  next,
) => {
  const { db, env, clock } = context.get(servicesContext);
  const token = await readSessionToken(request.headers, env.siteUrl);
  const current = token ? await resumeSession(db, token, clock()) : undefined;
  if (!current) throw isOnOpenPage(request) ? SIGN_IN_HERE : redirect(toSignInPath(url));
  context.set(staffContext, current);
  const { id, name, email, role } = current;
  context.set(errorStaffContext, { id, name, email, role });
  return next();
};

const SIGN_IN_HERE = data("Sign in at the desk first.", { status: 401 });

/** Whether a page that is open asks for its data or posts a form. */
const isOnOpenPage = ({ url }: Request) => new URL(url).pathname.endsWith(".data");

function toSignInPath({ pathname, search }: URL): string {
  if (pathname === "/desk") return "/desk/sign-in";
  return `/desk/sign-in?${new URLSearchParams({ next: pathname + search })}`;
}

/** Lets only roles with a permission pass; what is posted needs the one to change this part. */
export function requirePermission(permission: Permission): MiddlewareFunction<Response> {
  return ({ request, context }, next) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const needed = isRead ? permission : toChangePermission(permission);
    if (isPermitted(context.get(staffContext).role, needed)) return next();
    throw data("Your role does not include this part of the desk.", { status: 403 });
  };
}

/**
 * Lets only those pass who proved a short time ago who they are; the others do so now, and come back
 * to the page. For what cannot be undone: erase, export, changes of staff.
 */
export function requireRecentSignIn({
  request,
  context,
  url,
}: {
  request: Request;
  context: Readonly<RouterContextProvider>;
  url: URL;
}): void {
  const { clock } = context.get(servicesContext);
  if (isRecentSignIn(context.get(staffContext), clock())) return;
  throw isOnOpenPage(request) ? SIGN_IN_HERE : redirect(toConfirmPath(url.pathname));
}

/** Where a person proves who they are, before they go on to a page of the desk. */
export const toConfirmPath = (next: string) =>
  `/desk/sign-in?${new URLSearchParams({ confirm: "", next })}`;
