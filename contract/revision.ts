/** Where a revision of the content came from. */
export type RevisionSource = "import" | "desk" | "api" | "member";
