import { createHash } from "node:crypto";
import { join } from "node:path";
import { findBrandFile } from "#app/site/brand/brand-files.service.server.ts";
import { findMedia, type MediaDeps, parseMediaName } from "#app/site/media/media.service.server.ts";
import type { PublicSite } from "#app/site/public-site.ts";
import { getPublicSite } from "#app/site/site.service.server.ts";
import type { Member } from "#contract/members/member.ts";
import { withNoun } from "#contract/values/trade.ts";
import type { Database } from "#database/client.server.ts";
import { createConcurrencyLimit } from "#platform/admission/concurrency-limit.server.ts";
import { notFound } from "#platform/errors.ts";
import { openDiskCache } from "#platform/files/disk-cache.server.ts";
import { renderInWorker } from "#platform/image/image-worker-client.server.ts";
import type { Logger } from "#platform/process/log.server.ts";
import { toProfilePath } from "../parts/profile-url.ts";
import { findMemberBySlug } from "../stored-members.service.server.ts";
import type { CvContent } from "./cv-content.ts";
import { renderCv } from "./render-cv.server.ts";

const MAX_CACHE_BYTES = 64_000_000;
/** Incremented when the same profile results in another document. */
const RECIPE = 2;
const PORTRAIT_PIXELS = 256;
const LOGO_PIXELS = 128;

type Surroundings = MediaDeps & {
  db: Database;
  log: Logger;
  env: { dataDir: string; siteUrl: string };
};

/** Rendering a document takes a quarter of a second of one core. */
const limit = createConcurrencyLimit({ running: 1, waiting: 20 });
const underWay = new Map<string, Promise<Buffer>>();
const caches = new Map<string, ReturnType<typeof openDiskCache>>();

function openCache({ env, log }: Surroundings) {
  const folder = join(env.dataDir, "cvs");
  const known = caches.get(folder);
  if (known) return known;
  const cache = openDiskCache({ folder, maxBytes: MAX_CACHE_BYTES, log });
  caches.set(folder, cache);
  cache.catch(() => caches.delete(folder));
  return cache;
}

/**
 * The published member of a CV. A CV with rates exists only for a member with a rate (spec §2).
 * @throws PublicError 404
 */
export async function getCvMember(db: Database, slug: string, showRates: boolean): Promise<Member> {
  const member = await findMemberBySlug(db, slug);
  if (!member) throw notFound(withNoun(`There is no developer called ${slug}.`));
  if (showRates && member.sales_rate === null) {
    throw notFound(withNoun("There is no CV with rates: this developer has no published rate."));
  }
  return member;
}

async function findPortrait(deps: MediaDeps, { avatar }: Member): Promise<Buffer | undefined> {
  const id = parseMediaName(avatar?.split("/").at(-1) ?? "");
  const stored = id === undefined ? undefined : await findMedia(deps, id);
  if (!stored) return undefined;
  const side = PORTRAIT_PIXELS;
  const modifiers = { format: "jpeg", width: side, height: side } as const;
  const { bytes } = await renderInWorker({ image: stored, modifiers });
  return Buffer.from(bytes);
}

/** What a CV is made of, before its images are drawn. */
type DraftCv = Omit<CvContent, "portrait" | "name" | "logo"> & Pick<PublicSite, "logo">;

async function drawLogo(deps: MediaDeps, logo: PublicSite["logo"]): Promise<CvContent["logo"]> {
  const icon = logo && (await findBrandFile(deps, "logo"));
  if (!icon) return undefined;
  const width = Math.round((LOGO_PIXELS * logo.width) / logo.height);
  const { bytes } = await renderInWorker({ icon, width, height: LOGO_PIXELS });
  return { png: Buffer.from(bytes), width, height: LOGO_PIXELS };
}

/**
 * The CV generated from a profile, rendered once for each state of it and cached.
 * @throws PublicError 404 where it does not exist, 503 when too many are being set
 */
export async function getCv(
  surroundings: Surroundings,
  { slug, showRates }: { slug: string; showRates: boolean },
): Promise<{ member: Member; bytes: Buffer; etag: string }> {
  const { db, env } = surroundings;
  const [member, site] = await Promise.all([getCvMember(db, slug, showRates), getPublicSite(db)]);
  const content: DraftCv = {
    member,
    showRates,
    siteName: site.name,
    accent: site.accent,
    logo: site.logo,
    profileUrl: `${env.siteUrl}${toProfilePath(slug)}`,
  };
  const key = JSON.stringify([RECIPE, content]);
  const etag = `"${createHash("sha256").update(key).digest("base64url").slice(0, 27)}"`;
  const running = underWay.get(key) ?? setCv(surroundings, key, content);
  underWay.set(key, running);
  try {
    return { member, bytes: await running, etag };
  } finally {
    underWay.delete(key);
  }
}

async function setCv(surroundings: Surroundings, key: string, content: DraftCv): Promise<Buffer> {
  const cache = await openCache(surroundings);
  const cached = await cache.get(key);
  if (cached) return cached;
  return limit.run(async () => {
    const portrait = await findPortrait(surroundings, content.member);
    const logo = await drawLogo(surroundings, content.logo);
    const bytes = await renderCv({ ...content, portrait, logo });
    await cache.set(key, bytes);
    return bytes;
  });
}
