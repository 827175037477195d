import type { Env } from "#platform/env.server.ts";
import type { PolicySources } from "#server/content-security-policy.ts";

const GOOGLE = ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"];

/** Third-party sources of pages: none, unless the operator has chosen Google's captcha. */
export function toPolicySources(captcha: Env["captcha"]): PolicySources {
  if (captcha !== "recaptcha") return {};
  return {
    "script-src": GOOGLE,
    "connect-src": ["https://www.google.com/recaptcha/"],
    "frame-src": ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
  };
}
