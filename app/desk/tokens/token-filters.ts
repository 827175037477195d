import type { ListFilters } from "../lists/list-query.ts";

export const TOKEN_FILTERS = {
  state: { label: "State", options: { active: "Active", ended: "Revoked or expired" } },
} satisfies ListFilters;
