import { getTrade } from "./trade.ts";

const PROJECT_KINDS: readonly string[] = [
  "New product",
  "Extend a team",
  "Rescue a project",
  "Audit",
];

/** What clients choose the kind of their project from. */
export const getProjectKinds = (): readonly string[] => getTrade().project_kinds ?? PROJECT_KINDS;
