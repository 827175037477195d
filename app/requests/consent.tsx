import { Link } from "react-router";
import { Checkbox } from "#design/field/checkbox.tsx";

type ConsentProps = { isGiven: boolean; onChange: (isGiven: boolean) => void };

/** Above the button that sends: news only if wished, and one sentence on the rest (product §3). */
export function Consent({ isGiven, onChange }: ConsentProps) {
  return (
    <>
      <Checkbox
        name="marketing_consent"
        label="Email me news about developers and services. I can unsubscribe at any time."
        checked={isGiven}
        onChange={(event) => onChange(event.target.checked)}
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
