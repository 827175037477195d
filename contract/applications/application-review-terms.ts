/** What reviewers of an application rate. No zod here: components read this file. */
export const REVIEW_CRITERIA = [
  { name: "technical", label: "Technical skill" },
  { name: "communication", label: "Communication" },
  { name: "english", label: "English" },
  { name: "motivation", label: "Motivation" },
] as const;
export type ReviewCriterion = (typeof REVIEW_CRITERIA)[number]["name"];

/** From the worst to the best; an even number, so that there is no middle. */
export const REVIEW_SCORES = [
  { score: 1, label: "Weak" },
  { score: 2, label: "Below our bar" },
  { score: 3, label: "Good" },
  { score: 4, label: "Excellent" },
] as const;

/** A score for each criterion. */
export type ReviewScores = Record<ReviewCriterion, number>;

/** The average of some scores with one decimal place, like `3.3`. */
export function toAverage(scores: readonly number[]): string {
  return (scores.reduce((sum, score) => sum + score, 0) / scores.length).toFixed(1);
}

/** The scores of a review, in the order of the criteria. */
export const listScores = (review: ReviewScores): number[] =>
  REVIEW_CRITERIA.map(({ name }) => review[name]);
