import { useEffect } from "react";
import type { CaptchaClient } from "./captcha-client.ts";

const SIGNS = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/** Starts the captcha's work at the first interaction, so that it is done when the form is sent. */
export function useCaptchaAhead(captcha: CaptchaClient, isEnabled = true): void {
  useEffect(() => {
    if (!isEnabled) return;
    const heard = new AbortController();
    const begin = () => {
      heard.abort();
      captcha.begin();
    };
    for (const sign of SIGNS) {
      window.addEventListener(sign, begin, { passive: true, signal: heard.signal });
    }
    return () => heard.abort();
  }, [captcha, isEnabled]);
}
