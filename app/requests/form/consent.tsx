import { Link } from "react-router";
import { Checkbox } from "#design/field/checkbox.tsx";

type ConsentProps =
  | { isGiven: boolean; onChange: (isGiven: boolean) => void }
  /** The browser stores the choice. */
  | { defaultChecked: boolean };

/**
 * Above the button that sends: news only if requested, and one sentence on the rest (product §3).
 */
export function Consent(consent: ConsentProps) {
  return (
    <>
      <Checkbox
        name="marketing_consent"
        label="Email me news about developers and services. I can unsubscribe at any time."
        value="true"
        {...("isGiven" in consent
          ? {
              checked: consent.isGiven,
              onChange: (event) => consent.onChange(event.target.checked),
            }
          : { defaultChecked: consent.defaultChecked })}
      />
      <p className="mt-4 mb-8 text-ink-soft text-sm">
        We use your details to answer this request. Our{" "}
        <Link to="/privacy" className="link">
          privacy policy
        </Link>{" "}
        says how.
      </p>
    </>
  );
}
