import type { CaptchaPurpose } from "#contract/clients/forms.ts";
import type { CaptchaClient } from "./captcha-work.ts";

export type { CaptchaClient };

/** A client whose code is loaded on first use, so that pages are shown without it. */
export function createCaptchaClient(form: CaptchaPurpose): CaptchaClient {
  let loading: Promise<CaptchaClient> | undefined;

  function load(): Promise<CaptchaClient> {
    loading ??= import("./captcha-work.ts").then(
      ({ createCaptchaWork }) => createCaptchaWork(form),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  return {
    begin: () =>
      void load().then(
        (work) => work.begin(),
        () => {},
      ),
    getToken: async () => (await load()).getToken(),
    forget: () =>
      void loading?.then(
        (work) => work.forget(),
        () => {},
      ),
  };
}
