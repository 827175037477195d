import { Link } from "react-router";
import { Checkbox } from "#design/field/checkbox.tsx";

type KeepProfileProps =
  | { isGiven: boolean; onChange: (isGiven: boolean) => void }
  /** The browser stores the choice. */
  | { defaultChecked: boolean };

/** The consent to keep a profile, and what happens without it. */
export function KeepProfile(consent: KeepProfileProps) {
  return (
    <>
      <Checkbox
        name="keep_profile"
        label="Store my profile for 2 years and email me when something fits. I can withdraw this at any time."
        value="true"
        {...("isGiven" in consent
          ? {
              checked: consent.isGiven,
              onChange: (event) => consent.onChange(event.target.checked),
            }
          : { defaultChecked: consent.defaultChecked })}
      />
      <p className="mt-4 mb-8 text-ink-soft text-sm">
        We use your details to decide on this application and erase them 6 months after the
        decision. Our{" "}
        <Link to="/privacy" className="link">
          privacy policy
        </Link>{" "}
        says how.
      </p>
    </>
  );
}
