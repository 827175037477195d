/** The next steps after an answer. */
export const ANSWER_STEPS = [
  "We ask the developers you chose when they can meet you.",
  "We'll email you the times within one working day.",
  "You decide after the calls. Nothing is binding until you sign.",
];
