import { ROLES, type Role } from "#contract/members/role-terms.ts";
import { toFolded } from "#platform/text/fold-text.ts";
import { MAIN_LETTER, toLabel, toOperand, WORD_LETTER } from "./member-labels.ts";
import type { TaxonomyRows } from "./member-taxonomy.repository.server.ts";
import { ROLE_TERMS } from "./role-terms.ts";

/** What the members of a role are found by. */
export type RoleQuery = {
  /** A tsquery. */
  query: string;
  words: string[];
  technologyIds: number[];
};

const toKey = (text: string) => toFolded(text).replace(/[^\p{L}\p{N}+#]/gu, "");

/** The query of each role, of the technologies that the site has. */
export function toRoleQueries({
  technologies,
}: Pick<TaxonomyRows, "technologies">): ReadonlyMap<Role, RoleQuery> {
  const ids = new Map(
    technologies.flatMap(({ id, slug, aliases }) =>
      [slug, ...aliases].map((text) => [toKey(text), id] as const),
    ),
  );
  const toIds = (role: Role): number[] => {
    const { technologies = "", every = [] } = ROLE_TERMS[role];
    const own = technologies.split(" ").flatMap((term) => ids.get(toKey(term)) ?? []);
    return [...new Set([...own, ...every.flatMap(toIds)])];
  };
  const toMain = (role: Role) => toIds(role).map((id) => toOperand(MAIN_LETTER + id));
  return new Map(
    ROLES.map((role) => {
      const { words, every, level } = ROLE_TERMS[role];
      const list = words.split(" ");
      const operands = [
        ...list.map((word) => toOperand(WORD_LETTER + word)),
        ...(level ? [toOperand(toLabel("seniority_level", level))] : []),
        ...(every ? toAll(every.map(toMain)) : toMain(role)),
      ];
      return [role, { query: operands.join(" | "), words: list, technologyIds: toIds(role) }];
    }),
  );
}

/** One operand for members with one of each list; none when a list is empty. */
function toAll(lists: readonly string[][]): string[] {
  if (lists.some((list) => list.length === 0)) return [];
  return [`(${lists.map((list) => `(${list.join(" | ")})`).join(" & ")})`];
}
