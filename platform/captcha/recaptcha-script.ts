type Recaptcha = {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
};

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

let loading: Promise<void> | undefined;

/** Loads Google's script once; a failed load rejects, and is retried at the next call. */
function load(siteKey: string, language: string): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    const query = new URLSearchParams({ render: siteKey, hl: language });
    script.src = `https://www.google.com/recaptcha/api.js?${query}`;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      loading = undefined;
      script.remove();
      reject(new Error("reCAPTCHA could not be loaded"));
    });
    document.head.append(script);
  });
  return loading;
}

/** A token for one form, requested when it is sent: it is valid for two minutes. */
export async function executeRecaptcha(challenge: {
  site_key: string;
  language: string;
  action: string;
}): Promise<string> {
  await load(challenge.site_key, challenge.language);
  const { grecaptcha } = window;
  if (!grecaptcha) throw new Error("reCAPTCHA could not be loaded");
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  return grecaptcha.execute(challenge.site_key, { action: challenge.action });
}
