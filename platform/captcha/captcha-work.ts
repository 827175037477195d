import type { Challenge } from "#contract/clients/captcha.ts";
import type { CaptchaPurpose } from "#contract/clients/forms.ts";
import { getJson } from "../browser/get-json.ts";

/** Gets the captcha token of a form. */
export type CaptchaClient = {
  /** Starts the work ahead of time; a failure is reported by `getToken`. */
  begin(): void;
  /** Rejects when the check cannot be made; the next call tries again. */
  getToken(): Promise<string>;
  /** Discards a refused or spent token. */
  forget(): void;
};

type Work = { token: Promise<string>; readyAt: number; staleAt: number };

/** Seconds before its expiry at which a token counts as expired: sending takes a moment. */
const MARGIN = 60;

/** The implementation of a `CaptchaClient`: fetches a challenge, solves it and caches the token. */
export function createCaptchaWork(form: CaptchaPurpose): CaptchaClient {
  let work: Promise<Work> | undefined;

  async function start(): Promise<Work> {
    const { data } = await getJson<{ data: Challenge }>(`/api/captcha/challenge?form=${form}`);
    const now = Date.now();
    switch (data.provider) {
      case "off":
        return { token: Promise.resolve(""), readyAt: now, staleAt: Number.POSITIVE_INFINITY };
      case "recaptcha": {
        const { executeRecaptcha } = await import("./recaptcha-script.ts");
        return { token: executeRecaptcha(data), readyAt: now, staleAt: now + MARGIN * 1_000 };
      }
      case "altcha": {
        const { solveAltcha } = await import("./solve-altcha.ts");
        const token = solveAltcha(data);
        // `getToken` reports the failure; before that it is not unhandled.
        token.catch(() => {});
        return {
          token,
          readyAt: now + data.ready_in * 1_000,
          staleAt: now + (data.expires_in - MARGIN) * 1_000,
        };
      }
    }
  }

  function begin(): Promise<Work> {
    if (!work) {
      const begun = start();
      begun.catch(() => {
        if (work === begun) work = undefined;
      });
      work = begun;
    }
    return work;
  }

  return {
    begin: () => void begin().catch(() => {}),
    async getToken() {
      if ((await begin()).staleAt < Date.now()) work = undefined;
      const { token, readyAt } = await begin();
      try {
        const found = await token;
        await wait(readyAt - Date.now());
        return found;
      } catch (error) {
        work = undefined;
        throw error;
      }
    },
    forget() {
      work = undefined;
    },
  };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
}
