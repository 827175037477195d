import { findArticle } from "#app/blog/articles.service.server.ts";
import { findMemberBySlug } from "#app/developers/members.service.server.ts";
import { parseLandingSegment } from "#app/landings/landing-url.ts";
import { findLandingSubject } from "#app/landings/landings.service.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import { findVacancy } from "#app/vacancies/vacancies.service.server.ts";
import { toPayText, toPlaceText } from "#app/vacancies/vacancy-texts.ts";
import type { LandingTopic } from "#contract/landing.ts";
import { SENIORITY_LABELS, toFullName } from "#contract/member-terms.ts";
import { PAGE_TEXT_SLUGS } from "#contract/page-text.ts";
import type { Database } from "#database/client.server.ts";
import { isDrawable, type SocialCard } from "#platform/social/social-image.server.ts";
import { getPageText } from "../page-texts.service.server.ts";

type Words = Omit<SocialCard, "brand">;

/** Names in a script that the image's fonts lack are written in Latin letters, as in their URL. */
function toDrawableName(name: string, slug: string): string {
  if (isDrawable(name)) return name;
  return slug.replace(
    /(^|-)([a-z])/g,
    (_, start: string, letter: string) => `${start && " "}${letter.toUpperCase()}`,
  );
}

async function toMemberWords(db: Database, slug: string): Promise<Words | undefined> {
  const member = await findMemberBySlug(db, slug);
  if (!member) return undefined;
  const years = member.years_of_experience;
  return {
    eyebrow: "Vetted developer",
    title: toDrawableName(toFullName(member), slug),
    detail: [
      member.position,
      `${SENIORITY_LABELS[member.seniority_level]}, ${years} ${years === 1 ? "year" : "years"}`,
    ].join(" · "),
  };
}

async function toVacancyWords(db: Database, slug: string): Promise<Words | undefined> {
  const vacancy = await findVacancy(db, slug);
  return (
    vacancy && {
      eyebrow: "Vacancy",
      title: vacancy.title,
      detail: `${toPlaceText(vacancy)} · ${toPayText(vacancy.pay)}`,
    }
  );
}

async function toArticleWords(db: Database, slug: string): Promise<Words | undefined> {
  const found = await findArticle(db, slug);
  if (!found) return undefined;
  const { category, title, author, reading_minutes } = found.article;
  return {
    eyebrow: category.name,
    title,
    detail: `${author.name} · ${reading_minutes} min read`,
  };
}

async function toLandingWords(
  db: Database,
  topic: LandingTopic,
  segment: string,
): Promise<Words | undefined> {
  const slug = parseLandingSegment(segment);
  const subject = slug && (await findLandingSubject(db, topic, slug));
  if (!subject) return undefined;
  return {
    eyebrow: "Hire",
    title: `${subject.name} developers`,
    detail: "Public profiles, rates and availability",
  };
}

/** Words of the picture for the page at `path`, without its first slash; undefined when unknown. */
async function findWords(db: Database, path: string): Promise<Words | undefined> {
  const [room = "", name = "", ...more] = path.split("/");
  if (more.length > 0) return undefined;
  if (room === "developers" && name) return toMemberWords(db, name);
  if (room === "vacancies" && name) return toVacancyWords(db, name);
  if (room === "blog" && name) return toArticleWords(db, name);
  if (room === "tag" && name) return toLandingWords(db, "tag", name);
  if (name) return undefined;
  const page = PAGE_TEXT_SLUGS.find((slug) => slug === room);
  if (!page) return toLandingWords(db, "technology", room);
  const { heading, lead } = await getPageText(db, page);
  return { eyebrow: "", title: heading, detail: lead };
}

/** The social image of the page at `path`; that of the home page by default. */
export async function getSocialCard(db: Database, path: string): Promise<SocialCard> {
  const [site, words] = await Promise.all([getSite(db), findWords(db, path)]);
  const home = { eyebrow: "", title: site.tagline, detail: site.description };
  return { ...(words ?? home), brand: site.name };
}
