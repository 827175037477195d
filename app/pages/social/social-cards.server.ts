import { findArticle } from "#app/blog/articles/articles.service.server.ts";
import { findMemberBySlug } from "#app/developers/stored-members.service.server.ts";
import { parseLandingSegment } from "#app/landings/landing-url.ts";
import { findLandingSubject } from "#app/landings/landings.service.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import { findVacancy } from "#app/vacancies/vacancies.service.server.ts";
import { toPayText, toPlaceText } from "#app/vacancies/vacancy-texts.ts";
import type { LandingTopic } from "#contract/content/landing.ts";
import { PAGE_TEXT_SLUGS } from "#contract/content/page-text.ts";
import type { Member } from "#contract/members/member.ts";
import { SENIORITY_LABELS, toFullName, toSlugName } from "#contract/members/member-terms.ts";
import { withNoun } from "#contract/values/trade.ts";
import type { Database } from "#database/client.server.ts";
import { isDrawable, type SocialCard } from "#platform/image/social-image.server.ts";
import { getPageText } from "../page-texts.service.server.ts";

type SocialTexts = Omit<SocialCard, "brand">;

/** A name in a script that the image's fonts lack is in Latin letters. */
function toDrawableName(member: Member): string {
  const name = toFullName(member);
  return isDrawable(name) ? name : (member.latin_name ?? toSlugName(member.slug));
}

async function toMemberTexts(db: Database, slug: string): Promise<SocialTexts | undefined> {
  const member = await findMemberBySlug(db, slug);
  if (!member) return undefined;
  const years = member.years_of_experience;
  return {
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
  const { category, title, author, reading_minutes } = found.article;
  return {
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

/** The social image of the page at `path`; that of the home page by default. */
export async function getSocialCard(db: Database, path: string): Promise<SocialCard> {
  const [site, texts] = await Promise.all([getSite(db), findTexts(db, path)]);
  const home = { eyebrow: "", title: site.tagline, detail: site.description };
  return { ...(texts ?? home), brand: site.name, accent: site.brand?.accent };
}
