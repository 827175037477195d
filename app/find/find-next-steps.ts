/** What happens after a find request, and when. */
export const FIND_NEXT_STEPS = [
  "We look through everybody we know, also those who are not on the site.",
  "We write to you within one working day with the people who fit.",
  "You decide after a call with them. Nothing is binding before you sign.",
];
