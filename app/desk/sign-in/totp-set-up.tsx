import type { FieldError } from "#design/field/field-aria.ts";
import { CodeField } from "./code-field.tsx";

/** An authenticator app that is about to be set up. */
export type TotpOffer = {
  secret: string;
  /** Drawing of the QR code in a square of `size` units. */
  path: string;
  size: number;
};

/** The secret as QR code and as text, and the code that proves that it was scanned. */
export function TotpSetUp({ offer, error }: { offer: TotpOffer; error?: FieldError }) {
  const { secret, path, size } = offer;
  return (
    <fieldset className="space-y-4">
      <legend className="font-medium">Authenticator app</legend>
      <p className="text-ink-soft">
        Scan this code with an app like Google Authenticator, 1Password or Aegis, then enter the 6
        digits that it shows.
      </p>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label="QR code for your authenticator app"
        className="size-48 rounded-card border border-line bg-paper text-ink"
      >
        <path d={path} fill="currentColor" />
      </svg>
      <details>
        <summary className="cursor-pointer py-1 text-blue">Can't scan it?</summary>
        <p className="mt-1">
          Enter this key in the app, type time-based:{" "}
          <code className="block select-all break-all py-1 font-mono">
            {secret.replace(/(.{4})(?!$)/g, "$1 ")}
          </code>
        </p>
      </details>
      <CodeField error={error} hint="The 6 digits that the app shows now" />
    </fieldset>
  );
}
