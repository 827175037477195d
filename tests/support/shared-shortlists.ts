import { sql } from "drizzle-orm";
import { createApi } from "#app/api.ts";
import { readOwned } from "#app/shared-shortlist/owned.service.server.ts";
import { readShared } from "#app/shared-shortlist/shared-shortlists.service.server.ts";
import { handleSubmittedOwner } from "#app/shared-shortlist/submitted-owner.server.ts";
import { handleSubmittedVotes } from "#app/shared-shortlist/submitted-votes.server.ts";
import type { SharedLinks } from "#contract/clients/shared-shortlist.ts";
import { members } from "#database/tables/members.ts";
import { seedMembers } from "./members.ts";
import { createTestServices } from "./services.ts";

export const NOW = new Date("2026-11-21T09:00:00Z");
export const DAY_MS = 86_400_000;

type Fields = Record<string, string>;

function toPost(fields: Fields): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return new Request("https://ogds.example/shortlist", { method: "POST", body });
}

/** A database with 21 members of the ids 1 to 21, and what browsers send to share them. */
export async function createSharing() {
  const services = await createTestServices({ TRUST_PROXY: "1" });
  const { db } = services;
  const api = createApi({ ...services, clock: () => NOW });
  const slugs = Array.from({ length: 21 }, (_, index) => String.fromCharCode(97 + index));
  await seedMembers(
    db,
    slugs.map((letter) => ({ slug: `dev-${letter}lex` })),
  );

  const share = (body: unknown, address = "192.0.2.1") =>
    api.request("/api/shortlists", {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Forwarded-For": address },
      body: JSON.stringify(body),
    });

  /** Posts a form of the readers' page. */
  const vote = (token: string, fields: Fields, client = "192.0.2.1", now = NOW) =>
    handleSubmittedVotes(
      { ...services, clock: () => now },
      { token, request: toPost(fields), client },
    );

  return {
    db,
    services,
    share,
    vote,
    /** No shortlist, and every member on the site. */
    async clear() {
      await db.execute(sql`truncate shared_shortlists, rate_limits cascade`);
      await db.update(members).set({ published: true });
    },
    /** The secrets of a new shortlist. */
    async shareIds(ids: number[]) {
      const response = await share({ ids });
      const { data } = (await response.json()) as { data: SharedLinks };
      const [, reader = ""] = /^\/shortlist\/([0-9a-f]{40})$/.exec(data.path) ?? [];
      const [, owner = ""] = /^\/shortlist\/([0-9a-f]{40})\/owner$/.exec(data.owner_path) ?? [];
      return { reader, owner };
    },
    /** The secret of a reader who voted. */
    async voteAs(token: string, fields: Fields, now = NOW): Promise<string> {
      const submission = await vote(token, fields, undefined, now);
      if (submission.kind !== "left") throw new Error(JSON.stringify(submission));
      return submission.reader;
    },
    /** Posts a form of the owner's page. */
    post: (token: string, fields: Fields, { now = NOW, client = "192.0.2.1" } = {}) =>
      handleSubmittedOwner(
        { ...services, clock: () => now },
        { token, request: toPost(fields), client },
      ),
    read: (token: string, now = NOW) => readShared(db, token, now),
    /** The owner's page. */
    readOwned: (token: string, { now = NOW, find = "" } = {}) =>
      readOwned({ ...services, clock: () => now }, token, find),
  };
}
