/** Names of the buttons of the owner's page, each with the ids that it is about. */
export const OWNER_FIELDS = {
  /** Members to add: one, or several with commas. */
  add: "add",
  /** A member to take off the list. */
  drop: "drop",
  /** A reader whose votes are erased. */
  remove: "remove",
} as const;

/** Name of a developer whom the owner looks for, in the URL. */
export const FIND_FIELD = "find";
