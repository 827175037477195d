import { ConsentBox, type ConsentState } from "#app/requests/form/consent-box.tsx";
import { getRetention, toPeriodText } from "#contract/values/retention.ts";
import { useWords } from "./entered-words.ts";

/** The consent to keep a profile, and what happens without it. */
export function KeepProfile(consent: ConsentState) {
  const { applications_with_consent, applications_decided } = getRetention();
  const toWords = useWords();
  const stored = toPeriodText(applications_with_consent);
  return (
    <ConsentBox
      consent={consent}
      name="keep_profile"
      label={toWords(
        `Store my profile for ${stored} and email me when something fits. I can withdraw this at any time.`,
        `They agreed that we store their profile for ${stored} and email them when something fits.`,
      )}
    >
      {toWords("We use your details", "We use their details")} to decide on this application and
      erase them {toPeriodText(applications_decided)} after the decision.
    </ConsentBox>
  );
}
