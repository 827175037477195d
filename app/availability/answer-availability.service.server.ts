import { toWallTime } from "#app/booking/slots/wall-time.ts";
import { toMemberPath } from "#app/developers/content/member-path.server.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import { notFound, PublicError } from "#platform/errors.ts";
import { toHash } from "#services/content/folder/content-hash.server.ts";
import { findSiteText } from "#services/content/revisions/revisions.repository.server.ts";
import { replaceYamlValues } from "#services/content/yaml/replace-yaml-values.ts";
import { parseYaml } from "#services/content/yaml/yaml-source.ts";
import type { Services } from "#services/services.server.ts";
import { recordAnswer, setStopped } from "./availability-emails.repository.server.ts";
import { type OpenedEmail, openEmail } from "./availability-link.server.ts";
import { type RequestedAvailability, toAvailableFrom } from "./requested-availability.server.ts";

type Deps = Pick<Services, "db" | "publish" | "clock" | "log">;

/** How often an answer is applied again to a profile that a colleague published meanwhile. */
const MAX_ATTEMPTS = 5;

/**
 * Publishes a member's answer: a revision of the profile by the member, with only the availability
 * changed. What colleagues published in the meantime stays.
 * @throws PublicError 404 for an unknown link, 409 when it has expired or when the date that the
 *   member confirms is not the one on the site
 */
export async function answerAvailability(
  deps: Deps,
  token: string,
  requested: RequestedAvailability,
): Promise<void> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const email = await getEmail(deps, token);
    if (email.isExpired) throw new PublicError(409, "This link has expired");
    if (await tryToAnswer(deps, email, requested)) return;
  }
  throw new PublicError(503, "Your profile is being changed. Save your answer again in a moment", {
    retryAfter: 5,
  });
}

/** @returns false when the profile was changed in the meantime */
async function tryToAnswer(
  { db, publish, clock, log }: Deps,
  { id, slug, member }: OpenedEmail,
  requested: RequestedAvailability,
): Promise<boolean> {
  const path = toMemberPath(slug, "yaml");
  const file = await findSiteText(db, path);
  if (!file) throw notFound("There is no such profile.");
  const now = clock();
  const today = toWallTime(now, member.timezone).date;
  const { available_from: shown = null } = parseYaml(file.text).value as {
    available_from?: string | null;
  };
  const available_from = toAvailableFrom(requested, { shown, today });
  const text = replaceYamlValues(file.text, { available_from, availability_confirmed_at: today });
  const bytes = Buffer.from(text);
  const published = await publish({
    changes: new Map([[path, { hash: toHash(bytes), read: async () => bytes }]]),
    expected: new Map([[path, file.hash]]),
    author: toFullName(member),
    source: "member",
    note: "availability by email",
    folder: "",
    record: async (tx) => {
      const answer = { answered_at: now, answer: requested.answer, available_from };
      if (!(await recordAnswer(tx, id, answer))) throw notFound("There is no such link.");
    },
  });
  if (published.outcome === "invalid") {
    log.error({ problems: published.problems }, "an answer about availability is not publishable");
    throw new PublicError(503, "Your answer wasn't saved. Reply to our email instead");
  }
  return published.outcome !== "conflict";
}

/** Stops the emails to the member of a link, or allows them again; also by an expired link. */
export async function stopAvailabilityEmails(
  deps: Pick<Deps, "db" | "clock">,
  token: string,
  isStopped: boolean,
): Promise<void> {
  const { slug } = await getEmail(deps, token);
  await setStopped(deps.db, slug, isStopped ? deps.clock() : null);
}

async function getEmail({ db, clock }: Pick<Deps, "db" | "clock">, token: string) {
  const email = await openEmail(db, token, clock());
  if (!email) throw notFound("There is no such link.");
  return email;
}
