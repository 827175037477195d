import { data, type MiddlewareFunction, redirect } from "react-router";
import { isPermitted, type Permission } from "#contract/staff-terms.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { readSessionToken } from "#services/staff/session-cookie.server.ts";
import { findCurrentStaff } from "#services/staff/sessions.repository.server.ts";

/** Lets only signed-in staff pass; everybody else is sent to sign in, and back afterwards. */
export const requireStaff: MiddlewareFunction<Response> = async (
  { request, url, context },
  next,
) => {
  const { db, env, clock } = context.get(servicesContext);
  const token = await readSessionToken(request.headers, env.siteUrl);
  const current = token ? await findCurrentStaff(db, token, clock()) : undefined;
  if (!current) throw redirect(toSignInPath(url));
  context.set(staffContext, current);
  return next();
};

function toSignInPath({ pathname, search }: URL): string {
  if (pathname === "/desk") return "/desk/sign-in";
  return `/desk/sign-in?${new URLSearchParams({ next: pathname + search })}`;
}

/** Lets only roles with a permission pass. */
export function requirePermission(permission: Permission): MiddlewareFunction<Response> {
  return ({ context }, next) => {
    if (isPermitted(context.get(staffContext).role, permission)) return next();
    throw data("Your role does not include this part of the desk.", { status: 403 });
  };
}
