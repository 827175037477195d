import { listStoredTechnologies } from "#app/taxonomy/taxonomy-content.repository.server.ts";
import type { ProgramMember } from "#contract/programs/member.ts";
import type { Database } from "#database/client.server.ts";
import { notFound } from "#platform/errors.ts";
import type { TokenActor } from "#services/access-tokens/access-tokens.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import { toMemberPagePath } from "../../members/list/member-path.ts";
import { readNewestFirst, type SyncedQuery } from "../synced-page.server.ts";
import {
  listProgramMembers,
  type ProgramMemberFilter,
  type ProgramMemberRow,
} from "./program-members.repository.server.ts";

type Deps = Pick<Services, "db" | "env">;
type Reader = Pick<TokenActor, "scopes">;

/** A page of profiles, the newest first; drafts of new ones are content. */
export async function listProgramProfiles(
  { db, env }: Deps,
  reader: Reader,
  { state, ...page }: SyncedQuery & Pick<ProgramMemberFilter, "state">,
) {
  const { shown, ...rest } = await readNewestFirst(db, page, (part) =>
    listProgramMembers(db, { state }, part),
  );
  const known = { env, technologies: await readTechnologies(db), reader };
  return { data: shown.map((row) => toProgramMember(row, known)), ...rest };
}

/** @throws PublicError 404 */
export async function getProgramProfile(
  { db, env }: Deps,
  reader: Reader,
  slug: string,
): Promise<ProgramMember> {
  const part = { last: undefined, since: undefined, limit: 1 };
  const [row] = await listProgramMembers(db, { slug, state: "all" }, part);
  if (!row) throw notFound(`There is no profile ${slug}.`);
  return toProgramMember(row, { env, technologies: await readTechnologies(db), reader });
}

/** Slugs of technologies by their ids. */
async function readTechnologies(db: Database): Promise<ReadonlyMap<number, string>> {
  return new Map((await listStoredTechnologies(db)).map(({ id, slug }) => [id, slug]));
}

type Known = {
  technologies: ReadonlyMap<number, string>;
  reader: Reader;
} & Pick<Services, "env">;

function toProgramMember(
  { published, technologies, known, revision, updated_at, ...row }: ProgramMemberRow,
  { env, technologies: slugs, reader }: Known,
): ProgramMember {
  return {
    ...row,
    url: env.siteUrl + toMemberPagePath(row.slug),
    state: published ? "published" : "hidden",
    technologies: technologies
      .toSorted((a, b) => a.type - b.type)
      .flatMap(({ technology_id }) => slugs.get(technology_id) ?? []),
    updated_at: updated_at.toISOString(),
    revision: revision ?? 0,
    private: reader.scopes.includes("members:private") ? toPrivate(known) : null,
  };
}

function toPrivate(known: ProgramMemberRow["known"]): ProgramMember["private"] {
  return {
    email: known?.email ?? null,
    phone: known?.phone ?? null,
    own_rate: known?.own_rate ?? null,
    own_currency: known?.own_currency ?? "EUR",
    notes: known?.notes ?? "",
  };
}
