/** What happens after a request that names developers, and when. */
export const NEXT_STEPS = [
  "We check that the developers you chose are available for your project.",
  "We write to you within one working day to arrange a call with them.",
  "You decide after the call. Nothing is binding before you sign.",
];
