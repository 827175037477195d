/** What happens after an application, and when. */
export const APPLY_NEXT_STEPS = [
  "We read your application and answer within five working days, with a reason when the answer is no.",
  "If it fits, we talk for 30 minutes in English about your work and what you want next.",
  "Then come a technical interview of 90 minutes and two references. All of it takes two to three weeks.",
];
