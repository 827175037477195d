/** What happens after an answer, and when. */
export const ANSWER_STEPS = [
  "We ask the developers you chose for times at which they can meet you.",
  "We write to you within one working day with those times.",
  "You decide after the calls. Nothing is binding before you sign.",
];
