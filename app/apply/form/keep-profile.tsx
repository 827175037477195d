import { ConsentBox, type ConsentState } from "#app/requests/form/consent-box.tsx";
import { getRetention, toPeriodText } from "#contract/values/retention.ts";

/** The consent to keep a profile, and what happens without it. */
export function KeepProfile(consent: ConsentState) {
  const { applications_with_consent, applications_decided } = getRetention();
  return (
    <ConsentBox
      consent={consent}
      name="keep_profile"
      label={`Store my profile for ${toPeriodText(applications_with_consent)} and email me when something fits. I can withdraw this at any time.`}
    >
      We use your details to decide on this application and erase them{" "}
      {toPeriodText(applications_decided)} after the decision.
    </ConsentBox>
  );
}
