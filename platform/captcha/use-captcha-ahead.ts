import { useEffect } from "react";
import type { CaptchaClient } from "./captcha-client.ts";

const SIGNS = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/** Begins the captcha's work with the first sign of a person, so that it is done when they send. */
export function useCaptchaAhead(captcha: CaptchaClient): void {
  useEffect(() => {
    const heard = new AbortController();
    const begin = () => {
      heard.abort();
      captcha.begin();
    };
    for (const sign of SIGNS) {
      window.addEventListener(sign, begin, { passive: true, signal: heard.signal });
    }
    return () => heard.abort();
  }, [captcha]);
}
