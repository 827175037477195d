/** Names of the controls of the form in which a reader votes. */
export const toVoteField = (id: number): string => `vote-${id}`;
export const toCommentField = (id: number): string => `comment-${id}`;

/** The reader's secret, in the form and in the URL after they voted. */
export const READER_FIELD = "reader";
