import type { ReactNode } from "react";
import { Link } from "react-router";
import { Checkbox } from "#design/field/checkbox.tsx";

export type ConsentState =
  | { isGiven: boolean; onChange: (isGiven: boolean) => void }
  /** The browser stores the choice. */
  | { defaultChecked: boolean };

type ConsentBoxProps = {
  consent: ConsentState;
  name: string;
  label: string;
  /** What the details are used for, before the link to the privacy policy. */
  children: ReactNode;
};

/** Above the button that sends: one box, and one sentence on the rest (product §3). */
export function ConsentBox({ consent, name, label, children }: ConsentBoxProps) {
  return (
    <>
      <Checkbox
        name={name}
        label={label}
        value="true"
        {...("isGiven" in consent
          ? {
              checked: consent.isGiven,
              onChange: (event) => consent.onChange(event.target.checked),
            }
          : { defaultChecked: consent.defaultChecked })}
      />
      <p className="mt-4 mb-8 text-ink-soft text-sm">
        {children} Our{" "}
        <Link to="/privacy" className="link">
          privacy policy
        </Link>{" "}
        says how.
      </p>
    </>
  );
}
