/** Where a revision of the content came from. */
export type RevisionSource = "import" | "desk" | "api" | "member";

export const REVISION_SOURCE_LABELS: Record<RevisionSource, string> = {
  import: "import",
  desk: "desk",
  api: "API",
  member: "email of the member",
};
