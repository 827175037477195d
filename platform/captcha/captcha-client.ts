import type { CaptchaPurpose } from "#contract/forms.ts";

/** Gets the token that a form is sent with. */
export type CaptchaClient = {
  /** Begins the work ahead of time; a failure shows when the token is asked for. */
  begin(): void;
  /** Rejects when the check cannot be made; the next call tries anew. */
  getToken(): Promise<string>;
  /** The token was refused or spent: the next one is new. */
  forget(): void;
};

/** A client whose code is loaded when its work begins: a page is shown without it. */
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
