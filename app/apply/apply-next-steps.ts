/** The next steps after an application. */
export const APPLY_NEXT_STEPS = [
  "We read your application and reply within five working days, with reasons if the answer is no.",
  "If it fits, we talk for 30 minutes in English about your work and what you want next.",
  "Next: a 90-minute technical interview and two references. It takes two to three weeks in total.",
];
