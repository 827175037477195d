import { findArticle } from "#app/blog/articles/articles.service.server.ts";
import { toMoney } from "#app/developers/parts/money-text.ts";
import { toYearsShort } from "#app/developers/parts/years-text.ts";
import { findMemberBySlug } from "#app/developers/stored-members.service.server.ts";
import { parseLandingSegment } from "#app/landings/landing-url.ts";
import { findLandingSubject } from "#app/landings/landings.service.server.ts";
import { findMedia, type MediaDeps, parseMediaName } from "#app/site/media/media.service.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import { findVacancy } from "#app/vacancies/vacancies.service.server.ts";
import { toPayText, toPlaceText } from "#app/vacancies/vacancy-texts.ts";
import type { LandingTopic } from "#contract/content/landing.ts";
import { PAGE_TEXT_SLUGS } from "#contract/content/page-text.ts";
import type { Member } from "#contract/members/member.ts";
import {
  SENIORITY_LABELS,
  TECHNOLOGY_TYPE,
  toFullName,
  toSlugName,
} from "#contract/members/member-terms.ts";
import { withNoun } from "#contract/values/trade.ts";
import type { Database } from "#database/client.server.ts";
import { isDrawable, type SocialCard } from "#platform/image/social-image.server.ts";
import { getPageText } from "../page-texts.service.server.ts";

/** Of main technologies. */
const MAX_CHIPS = 2;

type SocialTexts = Omit<SocialCard, "brand" | "picture"> & {
  /** Of a portrait or a drawing: `/media/….webp`. */
  pictureUrl?: string | null | undefined;
};

/** A name in a script that the image's fonts lack is in Latin letters. */
function toDrawableName(member: Member): string {
  const name = toFullName(member);
  return isDrawable(name) ? name : (member.latin_name ?? toSlugName(member.slug));
}

async function toMemberTexts(db: Database, slug: string): Promise<SocialTexts | undefined> {
  const member = await findMemberBySlug(db, slug);
  if (!member) return undefined;
  const years = member.years_of_experience;
  const main = member.technologies.filter(({ type }) => type === TECHNOLOGY_TYPE.main);
  return {
    pictureUrl: member.avatar,
    chips: main
      .slice(0, MAX_CHIPS)
      .map(({ name, years }) => (years >= 1 ? `${name} · ${toYearsShort(years)}` : name)),
    figure:
      member.sales_rate === null
        ? undefined
        : {
            value: `${toMoney(member.sales_rate, member.sales_currency)} / h`,
            label: "the rate you pay",
          },
    eyebrow: member.vetting.length > 0 ? withNoun("Vetted developer") : withNoun("Developer"),
    title: toDrawableName(member),
    detail: [
      member.position,
      `${SENIORITY_LABELS[member.seniority_level]}, ${years} ${years === 1 ? "year" : "years"}`,
    ].join(" · "),
  };
}

async function toVacancyTexts(db: Database, slug: string): Promise<SocialTexts | undefined> {
  const vacancy = await findVacancy(db, slug);
  return (
    vacancy && {
      eyebrow: "Vacancy",
      title: vacancy.title,
      detail: `${toPlaceText(vacancy)} · ${toPayText(vacancy.pay)}`,
    }
  );
}

async function toArticleTexts(db: Database, slug: string): Promise<SocialTexts | undefined> {
  const found = await findArticle(db, slug);
  if (!found) return undefined;
  const { category, title, author, reading_minutes, cover } = found.article;
  return {
    pictureUrl: cover?.src,
    eyebrow: category.name,
    title,
    detail: `${author.name} · ${reading_minutes} min read`,
  };
}

async function toLandingTexts(
  db: Database,
  topic: LandingTopic,
  segment: string,
): Promise<SocialTexts | undefined> {
  const slug = parseLandingSegment(segment);
  const subject = slug && (await findLandingSubject(db, topic, slug));
  if (!subject) return undefined;
  return {
    eyebrow: "Hire",
    title: `${subject.name} ${withNoun("developers")}`,
    detail: "Public profiles, rates and availability",
  };
}

/** Words of the picture for the page at `path`, without its first slash; undefined when unknown. */
async function findTexts(db: Database, path: string): Promise<SocialTexts | undefined> {
  const [section = "", name = "", ...more] = path.split("/");
  if (more.length > 0) return undefined;
  if (section === "developers" && name) return toMemberTexts(db, name);
  if (section === "vacancies" && name) return toVacancyTexts(db, name);
  if (section === "blog" && name) return toArticleTexts(db, name);
  if (section === "tag" && name) return toLandingTexts(db, "tag", name);
  if (name) return undefined;
  const page = PAGE_TEXT_SLUGS.find((slug) => slug === section);
  if (!page) return toLandingTexts(db, "technology", section);
  const { heading, lead } = await getPageText(db, page);
  return { eyebrow: "", title: heading, detail: lead };
}

/** What `url` shows. */
async function findPicture(deps: MediaDeps, url: string | null | undefined) {
  const id = url && parseMediaName(url.replace("/media/", ""));
  return id ? findMedia(deps, id) : undefined;
}

/**
 * The social image of the page at `path`; that of the home page by default.
 * @returns the card, and the URL of its picture
 * @throws StorageError
 */
export async function getSocialCard(
  deps: MediaDeps & { db: Database },
  path: string,
): Promise<{ card: SocialCard; pictureUrl: string | undefined }> {
  const [site, texts] = await Promise.all([getSite(deps.db), findTexts(deps.db, path)]);
  const home: SocialTexts = { eyebrow: "", title: site.tagline, detail: site.description };
  const { pictureUrl, ...words } = texts ?? home;
  const image = await findPicture(deps, pictureUrl);
  const shape = path.startsWith("developers/") ? "portrait" : "drawing";
  return {
    card: {
      ...words,
      brand: site.name,
      accent: site.brand?.accent,
      picture: image && { shape, image },
    },
    pictureUrl: image && (pictureUrl ?? undefined),
  };
}
