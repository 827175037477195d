import { ConsentBox, type ConsentState } from "#app/requests/form/consent-box.tsx";

/** The consent to keep a profile, and what happens without it. */
export function KeepProfile(consent: ConsentState) {
  return (
    <ConsentBox
      consent={consent}
      name="keep_profile"
      label="Store my profile for 2 years and email me when something fits. I can withdraw this at any time."
    >
      We use your details to decide on this application and erase them 6 months after the decision.
    </ConsentBox>
  );
}
