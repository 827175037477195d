import type { StoredReview } from "#app/apply/application-reviews.repository.server.ts";
import {
  listScores,
  REVIEW_CRITERIA,
  toAverage,
} from "#contract/applications/application-review-terms.ts";
import { Panel } from "../parts/panel.tsx";
import { TimeText } from "../time/time-text.tsx";

/** Everybody's ratings of an application, and their average. */
export function Reviews({ reviews }: { reviews: readonly StoredReview[] }) {
  if (reviews.length === 0) return null;
  return (
    <Panel title={`Ratings: ${toAverage(reviews.flatMap(listScores))} of 4`}>
      <ul className="space-y-2">
        {reviews.map((review) => (
          <li key={review.staff_id}>
            <p>
              <span className="font-medium">{review.reviewer}</span>{" "}
              <span className="figures">{toAverage(listScores(review))}</span>{" "}
              <span className="text-ink-soft">
                · <TimeText at={review.updated_at} />
              </span>
            </p>
            <p className="figures text-ink-soft">
              {REVIEW_CRITERIA.map(({ name, label }) => `${label} ${review[name]}`).join(" · ")}
            </p>
            {review.note ? (
              <p className="max-w-reading whitespace-pre-line break-words">{review.note}</p>
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
