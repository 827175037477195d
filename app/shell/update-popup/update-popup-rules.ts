/** Milliseconds after the load and after each route change (spec §9). */
export const UPDATE_POPUP_DELAY = 10_000;

/** The cookie that remembers the dismissal; the cookie policy names it. */
export const UPDATE_POPUP_COOKIE = { name: "update-popup", hide: "hide", maxAge: 1_209_600 };

/**
 * The name of a route as the spec writes it: `index`, `proposals-id`, `hire-contacts`. A
 * technology's page, `/hire-react-developers`, begins with `hire-` as well.
 */
export function toRouteName(pathname: string): string {
  const name = pathname.split("/").filter(Boolean).join("-");
  if (/^\/proposals\/[^/]+\/?$/.test(pathname)) return "proposals-id";
  return name || "index";
}

/**
 * Whether the announcement may be shown: not where a visitor is at work, not after "hide" (spec
 * §2).
 */
export function mayAnnounce(routeName: string, stored: string | undefined): boolean {
  if (stored === UPDATE_POPUP_COOKIE.hide) return false;
  if (routeName === "proposals-id") return false;
  return !["apply-", "find-", "hire-"].some((start) => routeName.startsWith(start));
}

/** The stored value, undefined when there is none. */
export function readStored(cookies: string): string | undefined {
  const start = `${UPDATE_POPUP_COOKIE.name}=`;
  return cookies
    .split(";")
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length);
}

/** Cookie that is set when the announcement was closed or followed. */
export function toHideCookie(protocol: string): string {
  const { name, hide, maxAge } = UPDATE_POPUP_COOKIE;
  const secure = protocol === "https:" ? "; Secure" : "";
  return `${name}=${hide}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure}`;
}
