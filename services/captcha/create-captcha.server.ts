import type { Queryable } from "#database/client.server.ts";
import { createAltcha } from "#platform/captcha/altcha.server.ts";
import type { Captcha } from "#platform/captcha/captcha.server.ts";
import { createRecaptcha } from "#platform/captcha/recaptcha.server.ts";
import type { Env } from "#platform/process/env.server.ts";
import type { Logger } from "#platform/process/log.server.ts";
import { getSecret } from "../secrets.repository.server.ts";

/** Accepts every form. */
const off: Captcha = {
  createChallenge: async () => ({ provider: "off" }),
  verify: async () => undefined,
};

/** The provider chosen by the environment. */
export async function createCaptcha(env: Env, db: Queryable, log: Logger): Promise<Captcha> {
  switch (env.captcha) {
    case "off":
      return off;
    case "recaptcha":
      return createRecaptcha(
        {
          secret: env.recaptchaSecret ?? "",
          siteKey: env.recaptchaSiteKey ?? "",
          score: env.recaptchaScore,
          language: env.recaptchaLanguage,
        },
        log,
      );
    case "altcha":
      return createAltcha(await getSecret(db, "altcha"));
  }
}
