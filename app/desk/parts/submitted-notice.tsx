import type { FieldErrors } from "#contract/http/problem.ts";

/** Of the field for a note. */
export const NOTE_ID = "note";

type SubmittedNoticeProps = {
  /** Undefined when the page was not posted to. */
  outcome:
    | {
        kind: string;
        /** What is wrong, by field. */
        errors?: FieldErrors;
        /** What others changed meanwhile, or what is shown once it is stored. */
        message?: string | undefined;
        /** What speaks against it. */
        conflicts?: readonly string[];
        /** The text of a note, which is in its field again. */
        note?: string;
      }
    | undefined;
};

/**
 * What became of a form that the browser sent by itself, without JavaScript or before it had run.
 * Otherwise the form shows it.
 */
export function SubmittedNotice({ outcome }: SubmittedNoticeProps) {
  if (!outcome) return null;
  const { kind, errors = {}, message, conflicts = [], note } = outcome;
  if (kind === "done") {
    return (
      <p
        role="status"
        className="mx-4 mt-3 break-all border-green border-l-4 bg-green-wash px-3 py-2"
      >
        Saved. {message}
      </p>
    );
  }
  const reasons = [...(message ? [message] : []), ...conflicts, ...Object.values(errors).flat()];
  return (
    <div role="alert" className="mx-4 mt-3 border-red border-l-4 bg-red-wash px-3 py-2">
      <p className="font-medium">
        {note === undefined ? (
          "Not saved. Go back in your browser to see what you entered."
        ) : (
          <>
            Not saved.{" "}
            <a href={`#${NOTE_ID}`} className="link">
              Your note is in its field.
            </a>
          </>
        )}
      </p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}
