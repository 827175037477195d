/** The next steps after a find request. */
export const FIND_NEXT_STEPS = [
  "We search our whole network, including people not listed here.",
  "We'll email you within one working day with developers who fit.",
  "You decide after a call with them. Nothing is binding until you sign.",
];
