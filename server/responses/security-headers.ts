import { NOTHING_ALLOWED } from "./content-security-policy.ts";

/** Headers of every response, names in lower case. */
export type HostHeaders = Readonly<Record<string, string>>;

/** Features that no public page uses; an injected script must not use them either. */
const SWITCHED_OFF = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/** Features of pages with a sign-in. */
const PASSKEYS = ["publickey-credentials-create", "publickey-credentials-get"];

/** Value of `Permissions-Policy`. */
export function toPermissionsPolicy({ hasPasskeys = false } = {}): string {
  const off = SWITCHED_OFF.map((feature) => `${feature}=()`);
  const passkeys = PASSKEYS.map((feature) => `${feature}=${hasPasskeys ? "(self)" : "()"}`);
  return [...off, ...passkeys].join(", ");
}

const TWO_YEARS = 63_072_000;

/** Headers of every response; HSTS only where the site is served over TLS. */
export function toSecurityHeaders(siteUrl: string, includeSubDomains = false): HostHeaders {
  const isSecure = siteUrl.startsWith("https:");
  return {
    // For what is no page; a page brings its own policy.
    "content-security-policy": NOTHING_ALLOWED,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": toPermissionsPolicy(),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(isSecure ? { "strict-transport-security": toTransportPolicy(includeSubDomains) } : {}),
  };
}

/** What an image does not obey, even opened by itself, since no script runs in it: 460 bytes each. */
const OF_SCRIPTED_PAGES = new Set(["permissions-policy", "cross-origin-opener-policy"]);

/** Of the headers of every response those that a type of content obeys. */
export function toHeadersOf(shared: HostHeaders, type: string): HostHeaders {
  if (!type.startsWith("image/")) return shared;
  return Object.fromEntries(
    Object.entries(shared).filter(([name]) => !OF_SCRIPTED_PAGES.has(name)),
  );
}

function toTransportPolicy(includeSubDomains: boolean): string {
  return includeSubDomains ? `max-age=${TWO_YEARS}; includeSubDomains` : `max-age=${TWO_YEARS}`;
}
