import type { StoredReview } from "#app/apply/application-reviews.repository.server.ts";
import { REVIEW_CRITERIA, REVIEW_SCORES } from "#contract/applications/application-review-terms.ts";
import { DeskTextArea } from "../parts/desk-field.tsx";
import { submitOnControlEnter } from "../parts/submit-on-control-enter.ts";
import { useChangeToast } from "../parts/use-change-toast.ts";
import { useChange } from "../requests/use-change.ts";

/** The rating by the person who is signed in. */
export function ReviewForm({ own }: { own: StoredReview | undefined }) {
  const { Form, isSending, outcome, errors } = useChange();
  useChangeToast({ outcome, text: "Rating saved" });
  return (
    <Form method="post" className="space-y-3">
      <input type="hidden" name="intent" value="review" />
      <div>
        <h2 className="font-semibold text-sm">Your rating</h2>
        <p className="text-ink-soft">
          {REVIEW_SCORES.map(({ score, label }) => `${score} ${label.toLowerCase()}`).join(" · ")}
        </p>
      </div>
      {REVIEW_CRITERIA.map(({ name, label }, index) => (
        <ScoreField
          key={name}
          isFirst={index === 0}
          name={name}
          label={label}
          saved={own?.[name]}
          error={errors[name]?.[0]}
        />
      ))}
      <DeskTextArea
        label="Why"
        name="note"
        errors={errors}
        rows={2}
        defaultValue={own?.note}
        onKeyDown={submitOnControlEnter}
      />
      <button type="submit" className="desk-button" aria-disabled={isSending}>
        {own ? "Change rating" : "Save rating"}
      </button>
    </Form>
  );
}

type ScoreFieldProps = {
  name: string;
  label: string;
  saved: number | undefined;
  error: string | undefined;
  /** The first is the one that the key of the form focuses. */
  isFirst: boolean;
};

function ScoreField({ name, label, saved, error, isFirst }: ScoreFieldProps) {
  const error_id = `${name}-error`;
  return (
    <fieldset aria-describedby={error ? error_id : undefined}>
      <legend className="mb-1 text-ink-soft">{label}</legend>
      <div className="flex">
        {REVIEW_SCORES.map(({ score, label }) => (
          <label key={score} className="desk-score" title={label}>
            <input
              type="radio"
              name={name}
              value={score}
              defaultChecked={saved === score}
              data-shortcut={isFirst && score === (saved ?? 1) ? "v" : undefined}
              className="sr-only"
            />
            {score}
            <span className="sr-only"> {label}</span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={error_id} role="alert" className="mt-1 text-red">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
