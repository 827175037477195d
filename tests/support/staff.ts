import { randomUUID } from "node:crypto";
import { generateSync } from "otplib";
import type { StaffRole } from "#contract/desk/staff-terms.ts";
import type { Database } from "#database/client.server.ts";
import { staff } from "#database/tables/staff.ts";
import { hashPassword } from "#services/staff/password-hash.server.ts";
import { createSessionCookie } from "#services/staff/session-cookie.server.ts";
import { startSession } from "#services/staff/sessions.service.server.ts";

/** Of all authenticator apps in tests. */
export const TEST_TOTP_SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";

type StaffFields = {
  role?: StaffRole;
  email?: string;
  name?: string;
  /** Without one the person can be signed in by `signIn` only, which saves the time of a hash. */
  password?: string;
  disabled_at?: Date;
};

export type TestStaff = { id: number; email: string; name: string; role: StaffRole };

/** A staff member whose authenticator app has `TEST_TOTP_SECRET`. */
export async function createStaff(db: Database, fields: StaffFields = {}): Promise<TestStaff> {
  const { password, role = "owner", name = "Mari Kask", ...rest } = fields;
  const { email = `${randomUUID()}@ogds.example` } = rest;
  const [row] = await db
    .insert(staff)
    .values({
      ...rest,
      email,
      name,
      role,
      totp_secret: TEST_TOTP_SECRET,
      password_hash: password === undefined ? "$none" : await hashPassword(password),
    })
    .returning({ id: staff.id });
  return { id: row?.id ?? 0, email, name, role };
}

/** Signs a staff member in. Returns the header `Cookie` of their browser. */
export async function signIn(
  { db, env }: { db: Database; env: { siteUrl: string } },
  { id }: Pick<TestStaff, "id">,
  now = new Date(),
): Promise<string> {
  const device = { userAgent: "Mozilla/5.0 (X11; Linux) Firefox/140.0", earlierToken: undefined };
  const token = await startSession(db, id, device, now);
  return toCookieHeader(await createSessionCookie(env.siteUrl).serialize(token));
}

/** What a browser sends back of `Set-Cookie` headers. */
export const toCookieHeader = (...setCookies: string[]) =>
  setCookies.map((cookie) => cookie.split(";")[0]).join("; ");

/** The code that an authenticator app with a secret shows. */
export function toTotpCode(now = new Date(), secret = TEST_TOTP_SECRET): string {
  return generateSync({ secret, epoch: Math.floor(now.getTime() / 1_000) });
}
