import type { Env } from "../env.server.ts";

const GOOGLE = ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"];

/** Third-party sources of pages: none, unless the operator has chosen Google's captcha. */
export function toPolicySources(captcha: Env["captcha"]): Record<string, readonly string[]> {
  if (captcha !== "recaptcha") return {};
  return {
    "script-src": GOOGLE,
    "connect-src": ["https://www.google.com/recaptcha/"],
    "frame-src": ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
  };
}
