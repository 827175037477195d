// No zod here: profiles read this file.

export const WORK_KINDS = ["repository", "talk", "article", "case_study"] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

export const WORK_KIND_LABELS: Record<WorkKind, string> = {
  repository: "Repository",
  talk: "Talk",
  article: "Article",
  case_study: "Case study",
};

/** Work of a member; the profile shows all of it. */
export const MAX_WORK_SAMPLES = 8;
