import { and, eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { inviteStaff, resetStaff } from "#app/desk/staff/staff-accounts.service.server.ts";
import { rateLimits } from "#database/tables/protection.ts";
import {
  auditLog,
  staff,
  staffIdentities,
  staffLinks,
  staffPasskeys,
  staffSessions,
} from "#database/tables/staff.ts";
import { resumeToken } from "#services/access-tokens/access-tokens.service.server.ts";
import { signIns } from "#services/staff/sign-in-outcomes.server.ts";
import { createTestToken } from "#tests/support/access-tokens.ts";
import { createDeskApp, readDeskData } from "#tests/support/desk-app.ts";
import { createOidcBrowser, startOidcProvider } from "#tests/support/oidc-provider.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn, type TestStaff, toCookieHeader } from "#tests/support/staff.ts";

const provider = await startOidcProvider("https://ogds.example");
afterAll(() => provider.stop());
const services = await createTestServices(provider.settings);
const { db } = services;
const desk = createDeskApp(services);

beforeEach(() => db.delete(rateLimits));

/** What the browser sends from now on. */
const toCookies = (response: Response) =>
  toCookieHeader(...response.headers.getSetCookie().filter((cookie) => !/Max-Age=0/.test(cookie)));

let people = 0;
/** A person at the provider, and their name there. */
function createPerson(email: string, verified: boolean | undefined = true): string {
  people += 1;
  const login = `person-${people}`;
  provider.people.set(login, {
    email,
    name: "Mari Kask",
    ...(verified === undefined ? {} : { email_verified: verified }),
  });
  return login;
}

/** Begins a sign-in. Returns the URL at the provider and the cookies of the browser. */
async function begin(query = "", cookie?: string) {
  const response = await desk.request(`/desk/oidc${query}`, { cookie });
  expect(response.status).toBe(302);
  const own = toCookieHeader(...response.headers.getSetCookie());
  const cookies = cookie ? `${cookie}; ${own}` : own;
  return { url: response.headers.get("Location") ?? "", cookie: cookies };
}

/** Comes back from the provider. */
function comeBack(url: string, cookie: string, headers?: Record<string, string>) {
  const { pathname, search } = new URL(url);
  return desk.request(pathname + search, { cookie, ...(headers ? { headers } : {}) });
}

/** The whole way, by a browser that is new to the provider unless it says another. */
async function signInAs(
  login: string,
  query = "",
  { browser = createOidcBrowser(), cookie = "" } = {},
) {
  const begun = await begin(query, cookie || undefined);
  return comeBack(await browser.walk(begun.url, login), begun.cookie);
}

const readProblem = async (response: Response) =>
  (await readDeskData<{ problem: unknown }>(response, "desk/routes/oidc-callback.tsx")).problem;

async function addPasskey({ id: staff_id }: TestStaff): Promise<void> {
  const row = { staff_id, name: "Phone", public_key: Buffer.from("x"), counter: 0 };
  await db.insert(staffPasskeys).values({ id: crypto.randomUUID(), ...row, transports: [] });
}

async function findIdentities(staff_id: number) {
  return db.select().from(staffIdentities).where(eq(staffIdentities.staff_id, staff_id));
}

describe("a sign-in at the provider", () => {
  test("asks for a code with PKCE, state and nonce, and stores nothing", async () => {
    const sessions = await db.$count(staffSessions);
    const { url, cookie } = await begin();
    const { origin, searchParams } = new URL(url);
    expect(origin).toBe(provider.issuer);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: "code",
      client_id: "desk",
      redirect_uri: "https://ogds.example/desk/oidc/callback",
      code_challenge_method: "S256",
      scope: "openid email profile",
    });
    for (const name of ["state", "nonce", "code_challenge"]) {
      expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/);
    }
    expect(url).not.toContain("secret");
    expect(cookie).toMatch(/^__Host-desk-oidc=/);
    expect(await db.$count(staffSessions)).toBe(sessions);
  });

  test("links an account by its verified address, then finds it by issuer and subject", async () => {
    const mari = await createStaff(db, { role: "partner" });
    const login = createPerson(mari.email.toUpperCase());
    const first = await signInAs(login, "?next=%2Fdesk%2Frequests%3Fstate%3Dnew");
    expect(first.status).toBe(303);
    expect(first.headers.get("Location")).toBe("/desk/requests?state=new");
    const cookies = first.headers.getSetCookie();
    expect(cookies[0]).toMatch(/^__Host-desk=.+HttpOnly; Secure; SameSite=Lax$/);
    expect(cookies.at(-1)).toMatch(/^__Host-desk-oidc=; Max-Age=0/);
    const opened = await desk.request("/desk", { cookie: toCookieHeader(...cookies) });
    expect(opened.status).toBe(200);
    expect(await findIdentities(mari.id)).toMatchObject([
      { issuer: provider.issuer, subject: login },
    ]);

    // Another address at the provider is the same person.
    provider.people.set(login, { email: "elsewhere@example.com", email_verified: false });
    expect((await signInAs(login)).status).toBe(303);
    expect(await findIdentities(mari.id)).toHaveLength(1);
    const audited = await db.select().from(auditLog).where(eq(auditLog.staff_id, mari.id));
    expect(audited.map(({ action, fields }) => [action, ...fields])).toEqual([
      ["staff.identity"],
      ["staff.sign_in", "oidc"],
      ["staff.sign_in", "oidc"],
    ]);
  });

  test("uses up an invitation, and takes the name along", async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    await inviteStaff(services, null, { email, role: "editor" });
    const response = await signInAs(createPerson(email));
    expect(response.status).toBe(303);
    const [invited] = await db.select().from(staff).where(eq(staff.email, email));
    expect(invited).toMatchObject({ name: "Mari Kask", role: "editor" });
    expect(await db.$count(staffLinks, eq(staffLinks.staff_id, invited?.id ?? 0))).toBe(0);
  });

  test("ends the session that the browser had", async () => {
    const mari = await createStaff(db);
    const cookie = await signIn(services, mari);
    await signInAs(createPerson(mari.email), "?confirm", { cookie });
    expect(await db.$count(staffSessions, eq(staffSessions.staff_id, mari.id))).toBe(1);
    expect((await desk.request("/desk", { cookie })).status).toBe(302);
  });

  test("in two tabs at the same time is one account at the provider", async () => {
    const mari = await createStaff(db);
    const login = createPerson(mari.email);
    const tabs = await Promise.all(
      [1, 2, 3].map(async () => {
        const { url, cookie } = await begin();
        return { back: await createOidcBrowser().walk(url, login), cookie };
      }),
    );
    const responses = await Promise.all(tabs.map(({ back, cookie }) => comeBack(back, cookie)));
    expect(responses.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await findIdentities(mari.id)).toHaveLength(1);
  });

  test.each([
    "https://evil.example/desk",
    "//evil.example",
    "/\\evil.example",
    "/desk/oidc?next=/desk",
    "/desk/oidc/callback?code=x",
    `/desk/${"x".repeat(600)}`,
  ])("never leads to %s", async (next) => {
    const mari = await createStaff(db);
    const query = `?${new URLSearchParams({ next })}`;
    const response = await signInAs(createPerson(mari.email), query);
    expect(response.headers.get("Location")).toBe("/desk");
  });
});

describe("a person who is not let in", () => {
  test("has no account, an unverified address, or a disabled account", async () => {
    const mari = await createStaff(db);
    const gone = await createStaff(db, { disabled_at: new Date() });
    const cases: [string, string][] = [
      [createPerson("stranger@example.com"), "unknown"],
      [createPerson(mari.email, false), "unverified"],
      [createPerson(gone.email), "disabled"],
    ];
    const noWord = createPerson(mari.email);
    provider.people.set(noWord, { email: mari.email });
    cases.push([noWord, "unverified"]);
    const accepted = await readAccepted();
    for (const [login, problem] of cases) {
      const response = await signInAs(login);
      expect([login, response.status, await readProblem(response)]).toEqual([login, 403, problem]);
      expect(response.headers.getSetCookie().join()).not.toMatch(/__Host-desk=/);
    }
    expect(await readAccepted()).toBe(accepted);
    expect(await findIdentities(mari.id)).toEqual([]);
  });

  test("was disabled after the first sign-in", async () => {
    const mari = await createStaff(db);
    const login = createPerson(mari.email);
    await signInAs(login);
    await db.update(staff).set({ disabled_at: new Date() }).where(eq(staff.id, mari.id));
    expect(await readProblem(await signInAs(login))).toBe("disabled");
  });

  test("has another account at the provider with the same address, until an owner invites anew", async () => {
    const mari = await createStaff(db);
    await signInAs(createPerson(mari.email));
    const other = createPerson(mari.email);
    expect(await readProblem(await signInAs(other))).toBe("other-account");
    await db.insert(staffLinks).values({
      token_hash: crypto.randomUUID(),
      staff_id: mari.id,
      purpose: "invitation",
      expires_at: new Date(Date.now() + 60_000),
    });
    expect((await signInAs(other)).status).toBe(303);
    expect(await findIdentities(mari.id)).toMatchObject([{ subject: other }]);
    // What the first one had opened is ended.
    expect(await db.$count(staffSessions, eq(staffSessions.staff_id, mari.id))).toBe(1);
  });

  test("by a set-up link does not take the passkey of the last owner who has one", async () => {
    const { oidc } = services.env;
    if (!oidc) throw new Error("There is no provider");
    oidc.isOnly = true;
    onTestFinished(() => {
      oidc.isOnly = false;
    });
    await db.delete(staffPasskeys);
    const mari = await createStaff(db);
    await addPasskey(mari);
    await resetStaff(services, null, mari.id);
    expect(await readProblem(await signInAs(createPerson(mari.email)))).toMatchObject({
      message: expect.stringContaining("One owner with a passkey has to remain"),
    });
    expect(await db.$count(staffPasskeys)).toBe(1);
    expect(await findIdentities(mari.id)).toEqual([]);
  });

  test("by a set-up link ends the password, passkeys and access tokens of before", async () => {
    const mari = await createStaff(db);
    await addPasskey(mari);
    const token = await createTestToken(services, mari);
    await resetStaff(services, null, mari.id);
    expect((await signInAs(createPerson(mari.email))).status).toBe(303);
    const [account] = await db.select().from(staff).where(eq(staff.id, mari.id));
    expect(account).toMatchObject({ password_hash: null, totp_secret: null });
    expect(await db.$count(staffPasskeys, eq(staffPasskeys.staff_id, mari.id))).toBe(0);
    expect(await resumeToken(db, token, new Date())).toBeUndefined();
  });

  test("by a set-up link that the account of before uses at the provider ends the same", async () => {
    const mari = await createStaff(db);
    const login = createPerson(mari.email);
    const before = toCookies(await signInAs(login));
    const token = await createTestToken(services, mari);
    await resetStaff(services, null, mari.id);
    const tabs = await Promise.all([signInAs(login), signInAs(login)]);
    expect(tabs.map(({ status }) => status)).toEqual([303, 303]);
    expect((await desk.request("/desk", { cookie: before })).status).toBe(302);
    expect(await resumeToken(db, token, new Date())).toBeUndefined();
    expect(await db.$count(staffLinks, eq(staffLinks.staff_id, mari.id))).toBe(0);
    expect(await findIdentities(mari.id)).toMatchObject([{ subject: login }]);
  });

  test("stopped at the provider", async () => {
    const { url, cookie } = await begin();
    const state = new URL(url).searchParams.get("state");
    const back = `https://ogds.example/desk/oidc/callback?error=access_denied&state=${state}`;
    expect(await readProblem(await comeBack(back, cookie))).toBe("cancelled");
  });

  async function readAccepted() {
    const { values } = await signIns.get();
    return values.find(({ labels }) => labels.by === "oidc" && labels.outcome === "accepted")
      ?.value;
  }
});

describe("a response that is not the provider's to this browser", () => {
  /** A response, and what it is changed to. */
  async function receive(change: (back: URL) => void, tamper: (url: URL) => void = () => {}) {
    const mari = await createStaff(db);
    const login = createPerson(mari.email);
    const begun = await begin();
    const url = new URL(begun.url);
    tamper(url);
    const back = new URL(await createOidcBrowser().walk(url.href, login));
    change(back);
    const response = await comeBack(back.href, begun.cookie);
    expect(await findIdentities(mari.id)).toEqual([]);
    return { status: response.status, problem: await readProblem(response) };
  }

  test("has another state", async () => {
    const outcome = await receive((back) => back.searchParams.set("state", "x".repeat(43)));
    expect(outcome).toEqual({ status: 403, problem: "stale" });
  });

  test("has another nonce", async () => {
    const tamper = (url: URL) => url.searchParams.set("nonce", "x".repeat(43));
    expect(await receive(() => {}, tamper)).toEqual({ status: 403, problem: "failed" });
  });

  test("names another issuer", async () => {
    const outcome = await receive((back) => back.searchParams.set("iss", "https://evil.example"));
    expect(outcome).toEqual({ status: 403, problem: "failed" });
  });

  test("has a code of another sign-in", async () => {
    const mari = await createStaff(db);
    const login = createPerson(mari.email);
    const other = await begin();
    const stolen = new URL(await createOidcBrowser().walk(other.url, login));
    const outcome = await receive((back) =>
      back.searchParams.set("code", stolen.searchParams.get("code") ?? ""),
    );
    expect(outcome).toEqual({ status: 403, problem: "failed" });
  });

  test("comes a second time, also at the same time", async () => {
    const mari = await createStaff(db);
    const { url, cookie } = await begin();
    const back = await createOidcBrowser().walk(url, createPerson(mari.email));
    const responses = await Promise.all([1, 2, 3].map(() => comeBack(back, cookie)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([303, 403, 403]);
    expect(await readProblem(await comeBack(back, cookie))).toBe("stale");
  });

  test("comes without the cookie, with a foreign one, or too late", async () => {
    const mari = await createStaff(db);
    const login = createPerson(mari.email);
    for (const cookie of ["", "__Host-desk-oidc=InBsYW50ZWQi", (await begin()).cookie]) {
      const { url } = await begin();
      const back = await createOidcBrowser().walk(url, login);
      expect(await readProblem(await comeBack(back, cookie))).toBe("stale");
    }
    const { url, cookie } = await begin();
    const back = await createOidcBrowser().walk(url, login);
    const later = createDeskApp({ ...services, clock: () => new Date(Date.now() + 16 * 60_000) });
    const { pathname, search } = new URL(back);
    expect(await readProblem(await later.request(pathname + search, { cookie }))).toBe("stale");
  });

  test("is counted with the other attempts of its address", async () => {
    const guess = () => comeBack("https://ogds.example/desk/oidc/callback?code=x&state=y", "");
    for (let count = 0; count < 40; count += 1) expect((await guess()).status).toBe(403);
    const refused = await guess();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  });
});

describe("a recent sign-in", () => {
  const openAccount = async (cookie: string) => {
    const response = await desk.request("/desk/account", { cookie });
    return (await readDeskData<{ offers?: object }>(response, "desk/routes/account.tsx")).offers;
  };
  const backdate = (staff_id: number) => {
    const earlier = new Date(Date.now() - 3_600_000);
    return db
      .update(staffSessions)
      .set({ created_at: earlier, proved_at: earlier })
      .where(eq(staffSessions.staff_id, staff_id));
  };

  test("is the one at the provider, however new the session is", async () => {
    const mari = await createStaff(db);
    const login = createPerson(mari.email);
    const browser = createOidcBrowser();
    const first = await signInAs(login, "", { browser });
    expect(await openAccount(toCookies(first))).toBeDefined();
    await db
      .update(staffSessions)
      .set({ proved_at: new Date(0) })
      .where(eq(staffSessions.staff_id, mari.id));
    expect(await openAccount(toCookies(first))).toBeUndefined();
    const [session] = await db
      .select()
      .from(staffSessions)
      .where(and(eq(staffSessions.staff_id, mari.id)));
    expect(session?.created_at.getTime()).toBeGreaterThan(Date.now() - 600_000);
  });

  test("is asked for anew at the provider, which signs the person in again", async () => {
    const mari = await createStaff(db);
    const login = createPerson(mari.email);
    const browser = createOidcBrowser();
    const first = await signInAs(login, "", { browser });
    await backdate(mari.id);
    const cookie = toCookies(first);
    expect(await openAccount(cookie)).toBeUndefined();
    const { url, cookie: cookies } = await begin("?confirm&next=/desk/account", cookie);
    const { searchParams } = new URL(url);
    expect([searchParams.get("prompt"), searchParams.get("max_age")]).toEqual(["login", "0"]);
    expect(searchParams.get("login_hint")).toBe(mari.email);
    const again = await comeBack(await browser.walk(url, login), cookies);
    expect(again.headers.get("Location")).toBe("/desk/account");
    expect(await openAccount(toCookies(again))).toBeDefined();
  });

  test.each([
    [false, "not-confirmed"],
    [true, undefined],
  ])(
    "is confirmed without auth_time if the provider is trusted: %s",
    async (isTrusted, problem) => {
      const { oidc } = services.env;
      if (!oidc) throw new Error("There is no provider");
      oidc.trustsPrompt = isTrusted;
      onTestFinished(() => {
        oidc.trustsPrompt = false;
      });
      const mari = await createStaff(db, { role: "partner" });
      const login = createPerson(mari.email);
      const first = await signInAs(login);
      await backdate(mari.id);
      const begun = await begin("?confirm&next=/desk/account", toCookies(first));
      const url = new URL(begun.url);
      // This provider tells when a person signed in only where it is asked for one of them.
      for (const name of ["max_age", "prompt"]) url.searchParams.delete(name);
      const again = await comeBack(await createOidcBrowser().walk(url.href, login), begun.cookie);
      expect(again.status).toBe(problem ? 403 : 303);
      if (problem) expect(await readProblem(again)).toBe(problem);
      else expect(await openAccount(toCookies(again))).toBeDefined();
    },
  );

  test("is not confirmed by a provider that did not ask", async () => {
    const mari = await createStaff(db);
    const login = createPerson(mari.email);
    const browser = createOidcBrowser();
    await signInAs(login, "", { browser });
    const cookie = await signIn(services, mari);
    // By the site's clock the sign-in there was an hour ago.
    const later = createDeskApp({ ...services, clock: () => new Date(Date.now() + 3_600_000) });
    const begun = await later.request("/desk/oidc?confirm", { cookie });
    const url = new URL(begun.headers.get("Location") ?? "");
    url.searchParams.delete("prompt");
    url.searchParams.set("max_age", "90000");
    const { pathname, search } = new URL(await browser.walk(url.href, login));
    const response = await later.request(pathname + search, {
      cookie: `${cookie}; ${toCookieHeader(...begun.headers.getSetCookie())}`,
    });
    expect(await readProblem(response)).toBe("not-confirmed");
  });
});

test("a provider that is down is named, and comes back", async () => {
  const own = await startOidcProvider("https://ogds.example");
  const others = await createTestServices(own.settings);
  const app = createDeskApp(others);
  const mari = await createStaff(others.db);
  own.people.set("mari", { email: mari.email, email_verified: true });
  await own.stop();
  const down = await app.request("/desk/oidc?next=/desk/requests");
  expect(down.status).toBe(503);
  expect(await down.text()).toContain("Example Login doesn't respond right now");
  // Others sign in meanwhile, and pages say nothing of it.
  expect((await app.request("/desk/sign-in")).status).toBe(200);
  await own.start();
  await expect
    .poll(async () => (await app.request("/desk/oidc")).status, { timeout: 20_000 })
    .toBe(302);
  const begun = await app.request("/desk/oidc?next=/desk/requests");
  const back = await createOidcBrowser().walk(begun.headers.get("Location") ?? "", "mari");
  await own.stop();
  const cookie = toCookieHeader(...begun.headers.getSetCookie());
  const { pathname, search } = new URL(back);
  const lost = await app.request(pathname + search, { cookie });
  expect(lost.status).toBe(503);
  const { next } = await readDeskData<{ next: string }>(lost, "desk/routes/oidc-callback.tsx");
  expect(next).toBe("/desk/requests");
}, 60_000);
