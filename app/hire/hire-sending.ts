import { createCaptchaClient } from "#platform/captcha/captcha-client.ts";
import { createAttemptStore } from "#platform/forms/attempt.store.ts";

/** One for all steps: the work may begin before the page that sends. */
export const hireCaptcha = createCaptchaClient("hire");

export const hireAttempt = createAttemptStore("hire");
