import { toMemberPath } from "#app/developers/content/member-path.server.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import { toHash } from "#services/content/folder/content-hash.server.ts";
import { findSiteText } from "#services/content/revisions/revisions.repository.server.ts";
import { replaceYamlValues } from "#services/content/yaml/replace-yaml-values.ts";
import { parseYaml } from "#services/content/yaml/yaml-source.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";

type Deps = Pick<Services, "db" | "env" | "publish" | "log">;

/** What became of the date on the profile: `off` where it is not changed from the desk. */
export type FollowOutcome = "set" | "unchanged" | "failed" | "off";

type Followed = {
  id: number;
  slug: string;
  /** The last day of the placement, as far as it is known. */
  until: string | null;
  /** The day that the placement ended on before this change. */
  previous?: string | null;
};

/** How often the date is set again in a profile that a colleague published meanwhile. */
const MAX_ATTEMPTS = 3;

/**
 * The date that a profile gets from a placement; undefined where it stays as it is. A profile
 * without a date stays without one, and a later date is what the member said for other reasons.
 */
export function toFollowedDate(
  shown: string | null,
  { until, previous }: Pick<Followed, "until" | "previous">,
): string | undefined {
  if (until === null || shown === null || shown === until) return undefined;
  return shown === previous || shown < until ? until : undefined;
}

/**
 * Publishes the end of a placement as the day from which the member is available: a revision of the
 * profile by the person, with only that changed. When the member last confirmed it stays: they said
 * nothing.
 * @param isForced whether it replaces a later date too, and adds one where there is none
 */
export async function followPlacement(
  { db, env, publish, log }: Deps,
  staff: Pick<CurrentStaff, "id" | "name">,
  placement: Followed,
  isForced = false,
): Promise<FollowOutcome> {
  if (env.isContentReadOnly) return "off";
  const path = toMemberPath(placement.slug, "yaml");
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const file = await findSiteText(db, path);
    if (!file) return "off";
    const { available_from: shown = null } = parseYaml(file.text).value as {
      available_from?: string | null;
    };
    const available_from = isForced
      ? (placement.until ?? undefined)
      : toFollowedDate(shown, placement);
    if (available_from === undefined || available_from === shown) return "unchanged";
    const bytes = Buffer.from(replaceYamlValues(file.text, { available_from }));
    const { outcome } = await publish({
      changes: new Map([[path, { hash: toHash(bytes), read: async () => bytes }]]),
      expected: new Map([[path, file.hash]]),
      author: staff.name,
      source: "desk",
      note: `available after placement ${placement.id}`,
      folder: "",
      record: (tx) =>
        writeAudit(tx, {
          staff_id: staff.id,
          action: "placement.follow",
          subject: `placement ${placement.id}`,
          fields: ["available_from"],
        }),
    });
    if (outcome === "published" || outcome === "scheduled" || outcome === "unchanged") return "set";
    if (outcome === "invalid") {
      log.error({ path }, "the availability after a placement is not publishable");
      return "failed";
    }
  }
  return "failed";
}
