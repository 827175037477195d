import { readToday } from "#app/site/agency-time.server.ts";
import type { ContentProblem } from "#services/content/parsing/content-problem.ts";
import { parseYaml } from "#services/content/yaml/yaml-source.ts";
import { publishFile } from "../../content/editing/publish-file.service.server.ts";
import { listPhotoChanges } from "../photo/member-photo.service.server.ts";

/** Dates of the past, which the check of a content folder only warns of. */
const PAST_DATES: Readonly<Record<string, readonly string[]>> = {
  vetting: ["on"],
  test_sheet: ["consent_on"],
  client_references: ["on", "consent_on"],
};

/**
 * Publishes the text of a member with the photo that was drafted.
 * @throws as `publishFile` does
 */
export const publishMember =
  (slug: string): typeof publishFile =>
  async (deps, staff, edit) => {
    const problems = findFutureDates(edit, await readToday(deps.db, deps.clock()));
    if (problems.length > 0) return { isPublished: false, revision: edit.revision, problems };
    return publishFile(deps, staff, { ...edit, besides: await listPhotoChanges(deps.db, slug) });
  };

type Group = Record<string, unknown> | null | undefined;
type Fields = Record<string, Group | Group[]>;

/**
 * What the check of a content folder only warns of.
 * @param today by the agency's clocks
 */
export function findFutureDates(
  { path, text }: { path: string; text: string },
  today: string,
): ContentProblem[] {
  const fields = parseYaml(text).value as Fields | null | undefined;
  return Object.entries(PAST_DATES).flatMap(([field, names]) => {
    const value = fields?.[field];
    const groups = Array.isArray(value)
      ? value.map((row, index) => ({ at: `${field}.${index}`, group: row }))
      : [{ at: field, group: value }];
    return groups.flatMap(({ at, group }) =>
      names.flatMap((name): ContentProblem[] => {
        if (!(String(group?.[name] ?? "") > today)) return [];
        const message = "the date must be today or earlier";
        return [{ severity: "error", file: path, field: `${at}.${name}`, message }];
      }),
    );
  });
}
