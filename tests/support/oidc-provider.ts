import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";

export const TEST_CLIENT = { id: "desk", secret: "a-secret-of-the-client" };

/** What the provider knows of a person, by the name that they sign in with there. */
export type OidcPerson = { email?: string; email_verified?: boolean; name?: string };

/**
 * A real OpenID provider on this machine. People sign in by name, without a password.
 * @param siteUrl where it sends people back to
 */
export async function startOidcProvider(siteUrl: string) {
  const people = new Map<string, OidcPerson>();
  const server = createServer();
  const port = await listen(server);
  const issuer = `http://127.0.0.1:${port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: TEST_CLIENT.id,
        client_secret: TEST_CLIENT.secret,
        redirect_uris: [`${siteUrl}/desk/oidc/callback`],
        response_types: ["code"],
        grant_types: ["authorization_code"],
      },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    cookies: { keys: ["a-key-of-the-cookies"] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: true } },
    findAccount: (_context, id) => {
      const person = people.get(id);
      return person && { accountId: id, claims: async () => ({ sub: id, ...person }) };
    },
  });
  server.on("request", provider.callback());
  return {
    issuer,
    people,
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: TEST_CLIENT.id,
      OIDC_CLIENT_SECRET: TEST_CLIENT.secret,
      OIDC_NAME: "Example Login",
    },
    stop: () => close(server),
    start: () => listen(server, port),
  };
}

function listen(server: Server, port = 0): Promise<number> {
  return new Promise((resolve) => {
    server.listen(port, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** A browser at the provider, which stays signed in there. */
export function createOidcBrowser() {
  const jar = new Map<string, string>();

  async function send(url: string, form?: Record<string, string>): Promise<Response> {
    const response = await fetch(url, {
      redirect: "manual",
      headers: { Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") },
      ...(form ? { method: "POST", body: new URLSearchParams(form) } : {}),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === "" || /expires=Thu, 01 Jan 1970/i.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }

  /**
   * Signs in as `login` where the provider asks, and agrees.
   * @returns the URL that leads back to the site
   */
  async function walk(start: string, login: string): Promise<string> {
    const { origin } = new URL(start);
    let url = start;
    for (let step = 0; step < 12; step += 1) {
      const page = await send(url);
      const location = page.headers.get("Location");
      if (!location) {
        const isLogin = /name="login"/.test(await page.text());
        const form: Record<string, string> = isLogin
          ? { prompt: "login", login, password: "x" }
          : { prompt: "consent" };
        const posted = await send(url, form);
        url = new URL(posted.headers.get("Location") ?? "", url).href;
      } else url = new URL(location, url).href;
      if (!url.startsWith(origin)) return url;
    }
    throw new Error(`The provider does not lead back: ${url}`);
  }
  return { walk };
}
