/** The id of the reader whose votes the owner removes. */
export const REMOVE_FIELD = "remove";
