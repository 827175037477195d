// No zod here: what members are found by for each is in `app/developers/search/role-terms.ts`.

/** Kinds of work that clients look for, by slug, in the order of forms. */
export const ROLE_LABELS = {
  "front-end": "Front end",
  "back-end": "Back end",
  "full-stack": "Full stack",
  mobile: "Mobile",
  ios: "iOS",
  android: "Android",
  devops: "DevOps",
  data: "Data",
  "machine-learning": "Machine learning",
  qa: "QA and testing",
  designer: "Design",
  architect: "Architecture",
  "tech-lead": "Tech lead",
  database: "Database administration",
  security: "Security",
  embedded: "Embedded",
  game: "Games",
  blockchain: "Blockchain",
} as const;

export type Role = keyof typeof ROLE_LABELS;
export const ROLES = Object.keys(ROLE_LABELS) as [Role, ...Role[]];
