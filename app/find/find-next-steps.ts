/** What happens after a find request, and when. */
export const FIND_NEXT_STEPS = [
  "We search our whole network, including people not listed here.",
  "We'll email you within one working day with developers who fit.",
  "You decide after a call with them. Nothing is binding until you sign.",
];
