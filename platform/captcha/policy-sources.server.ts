import type { Env } from "../process/env.server.ts";

const GOOGLE = ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"];

/**
 * Sources of pages beside the usual ones: third parties only where the operator has chosen Google's
 * captcha, and the site itself in frames of pages that show files.
 */
export function toPolicySources(
  captcha: Env["captcha"],
  hasFrames = false,
): Record<string, readonly string[]> {
  const ownFrames = hasFrames ? ["'self'"] : [];
  if (captcha !== "recaptcha") return hasFrames ? { "frame-src": ownFrames } : {};
  return {
    "script-src": GOOGLE,
    "connect-src": ["https://www.google.com/recaptcha/"],
    "frame-src": [
      ...ownFrames,
      "https://www.google.com/recaptcha/",
      "https://recaptcha.google.com/recaptcha/",
    ],
  };
}
