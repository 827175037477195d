import { useRouteLoaderData } from "react-router";

/** The text that Google requires where its badge is hidden; nothing with another captcha. */
export function RecaptchaTerms() {
  const root = useRouteLoaderData<{ captcha?: string }>("root");
  if (root?.captcha !== "recaptcha") return null;
  return (
    <p className="mt-4 text-ink-soft text-sm">
      This site is protected by reCAPTCHA and the Google{" "}
      <a href="https://policies.google.com/privacy" className="link">
        Privacy Policy
      </a>{" "}
      and{" "}
      <a href="https://policies.google.com/terms" className="link">
        Terms of Service
      </a>{" "}
      apply.
    </p>
  );
}
