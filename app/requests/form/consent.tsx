import { withNoun } from "#contract/values/trade.ts";
import { ConsentBox, type ConsentState } from "./consent-box.tsx";

/** The consent to news, which is off unless the visitor ticks it. */
export function Consent(consent: ConsentState) {
  return (
    <ConsentBox
      consent={consent}
      name="marketing_consent"
      label={withNoun(
        "Email me news about developers and services. I can unsubscribe at any time.",
      )}
    >
      We use your details to answer this request.
    </ConsentBox>
  );
}
