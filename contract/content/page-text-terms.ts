/** "Why us" of an agency; the demo has it at the path of spec §2. */
export const WHY_US = "why-us";
/** Names that its file, and its path, may have. */
export const WHY_SLUGS = [WHY_US, "why-ogds"] as const;
