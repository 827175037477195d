import { findArticle, findAuthor } from "#app/blog/articles/articles.service.server.ts";
import { toMoney } from "#app/developers/parts/money-text.ts";
import { toYearsShort } from "#app/developers/parts/years-text.ts";
import { toToday } from "#app/developers/search/today.ts";
import { findMemberBySlug } from "#app/developers/stored-members.service.server.ts";
import { parseLandingSegment } from "#app/landings/landing-url.ts";
import { findLanding } from "#app/landings/landings.service.server.ts";
import { findMedia, type MediaDeps, parseMediaName } from "#app/site/media/media.service.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import { findVacancy } from "#app/vacancies/vacancies.service.server.ts";
import { isClosed, toPayText, toPlaceText } from "#app/vacancies/vacancy-texts.ts";
import type { LandingTopic } from "#contract/content/landing.ts";
import { PAGE_TEXT_SLUGS } from "#contract/content/page-text.ts";
import { VACANCY_TYPE_LABELS } from "#contract/content/vacancy-terms.ts";
import { SENIORITY_LABELS, TECHNOLOGY_TYPE, toFullName } from "#contract/members/member-terms.ts";
import { getLocale, withNoun } from "#contract/values/trade.ts";
import type { Database } from "#database/client.server.ts";
import type { UnreadPictures } from "#platform/image/social-cache.server.ts";
import type { SocialCard } from "#platform/image/social-image.server.ts";
import type { Clock } from "#platform/time/clock.ts";
import { getPageText } from "../page-texts.service.server.ts";

/** Of the technologies of a profile and of a vacancy. */
const MAX_CHIPS = { member: 2, vacancy: 4 };
/** Portraits of a landing page fill one row or two of three. */
const PORTRAITS = [6, 3, 2, 1];

type SocialDeps = MediaDeps & { db: Database; clock: Clock };

type SocialTexts = Omit<SocialCard, "brand" | "accent" | "pictures"> & {
  pictures?: { shape: UnreadPictures["shape"]; urls: readonly (string | null)[] };
};

async function toMemberTexts(db: Database, slug: string): Promise<SocialTexts | undefined> {
  const member = await findMemberBySlug(db, slug);
  if (!member) return undefined;
  const years = member.years_of_experience;
  const main = member.technologies.filter(({ type }) => type === TECHNOLOGY_TYPE.main);
  return {
    pictures: { shape: "portrait", urls: [member.avatar] },
    chips: main
      .slice(0, MAX_CHIPS.member)
      .map(({ name, years }) => (years >= 1 ? `${name} · ${toYearsShort(years)}` : name)),
    figure:
      member.sales_rate === null
        ? undefined
        : {
            value: `${toMoney(member.sales_rate, member.sales_currency)} / h`,
            label: "the rate you pay",
          },
    eyebrow: member.vetting.length > 0 ? withNoun("Vetted developer") : withNoun("Developer"),
    // Clients read it, whatever script the member writes in.
    title: member.latin_name ?? toFullName(member),
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
      eyebrow: isClosed(vacancy) ? "Closed vacancy" : "Vacancy",
      title: vacancy.title,
      detail: `${VACANCY_TYPE_LABELS[vacancy.type]} · ${toPlaceText(vacancy)}`,
      chips: vacancy.technologies.slice(0, MAX_CHIPS.vacancy).map(({ name }) => name),
      figure: { value: toPayText(vacancy.pay), label: "what it pays" },
    }
  );
}

async function toArticleTexts(db: Database, slug: string): Promise<SocialTexts | undefined> {
  const found = await findArticle(db, slug);
  if (!found) return undefined;
  const { category, title, author, reading_minutes, cover } = found.article;
  return {
    pictures: { shape: "drawing", urls: [cover?.src ?? null] },
    eyebrow: category.name,
    title,
    detail: `${author.name} · ${reading_minutes} min read`,
  };
}

async function toAuthorTexts(db: Database, slug: string): Promise<SocialTexts | undefined> {
  const author = await findAuthor(db, slug);
  return (
    author && {
      pictures: { shape: "portrait", urls: [author.avatar] },
      eyebrow: "Articles by",
      title: author.name,
      detail: author.role,
    }
  );
}

/** `24 people in 12 countries`. */
function toPeopleText(members: number, countries: readonly { name: string }[]): string {
  const people = `${members.toLocaleString(getLocale())} ${members === 1 ? "person" : "people"}`;
  const [first, ...others] = countries;
  if (!first) return people;
  return `${people} in ${others.length === 0 ? first.name : `${countries.length} countries`}`;
}

async function toLandingTexts(
  { db, clock }: SocialDeps,
  topic: LandingTopic,
  segment: string,
): Promise<SocialTexts | undefined> {
  const slug = parseLandingSegment(segment);
  const [most = 1] = PORTRAITS;
  const query = { page: 1, per_page: most, today: toToday(clock()) };
  const landing = slug && (await findLanding(db, topic, slug, query));
  if (!landing) return undefined;
  const { members, rates, countries } = landing.stats;
  const urls = landing.members.data.flatMap(({ avatar }) => avatar ?? []);
  const shown = PORTRAITS.find((count) => count <= urls.length) ?? 0;
  return {
    pictures: { shape: "portrait", urls: urls.slice(0, shown) },
    eyebrow: "Hire",
    title: `${landing.name} ${withNoun("developers")}`,
    detail: members === 0 ? "Tell us who you need" : toPeopleText(members, countries),
    figure: rates && {
      value: toPayText({ ...rates, per: "hour" }),
      label: rates.counted === 1 ? "the rate you pay" : "the rates you pay",
    },
  };
}

/** Words of the picture for the page at `path`, without its first slash; undefined when unknown. */
async function findTexts(deps: SocialDeps, path: string): Promise<SocialTexts | undefined> {
  const { db } = deps;
  const [section = "", name = "", ...more] = path.split("/");
  const [last, ...rest] = more;
  if (rest.length > 0) return undefined;
  if (last) return section === "blog" && name === "author" ? toAuthorTexts(db, last) : undefined;
  if (section === "developers" && name) return toMemberTexts(db, name);
  if (section === "vacancies" && name) return toVacancyTexts(db, name);
  if (section === "blog" && name) return toArticleTexts(db, name);
  if (section === "tag" && name) return toLandingTexts(deps, "tag", name);
  if (name) return undefined;
  const page = PAGE_TEXT_SLUGS.find((slug) => slug === section);
  if (!page) return toLandingTexts(deps, "technology", section);
  const { heading, lead } = await getPageText(db, page);
  return { eyebrow: "", title: heading, detail: lead };
}

/** What the URLs of media show, one after the other: together they may be many megabytes. */
async function readPictures(deps: MediaDeps, names: readonly string[]) {
  const images = [];
  for (const name of names) {
    const image = await findMedia(deps, name);
    if (image) images.push(image);
  }
  return images;
}

/**
 * The social image of the page at `path`; that of the home page by default.
 * @returns its words and its pictures, whose `read` may throw a StorageError
 */
export async function getSocialCard(
  deps: SocialDeps,
  path: string,
): Promise<{ words: Omit<SocialCard, "pictures">; pictures: UnreadPictures | undefined }> {
  const [site, texts] = await Promise.all([getSite(deps.db), findTexts(deps, path)]);
  const home: SocialTexts = { eyebrow: "", title: site.tagline, detail: site.description };
  const { pictures, ...words } = texts ?? home;
  const names = pictures?.urls.flatMap(
    (url) => (url && parseMediaName(url.replace("/media/", ""))) || [],
  );
  return {
    words: { ...words, brand: site.name, accent: site.brand?.accent },
    pictures: pictures &&
      names && { shape: pictures.shape, names, read: () => readPictures(deps, names) },
  };
}
