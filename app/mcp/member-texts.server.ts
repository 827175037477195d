import { toPlainText } from "#app/developers/cv/cv-text.server.ts";
import { toAvailability, toLanguageText } from "#app/developers/parts/member-texts.ts";
import { toMoney } from "#app/developers/parts/money-text.ts";
import { toProfilePath } from "#app/developers/parts/profile-url.ts";
import type { Member, MemberCard } from "#contract/members/member.ts";
import { SENIORITY_LABELS, toFullName } from "#contract/members/member-terms.ts";
import { cutText } from "./visitor-text.server.ts";

type Context = { siteUrl: string; today: string };

const MAX_TECHNOLOGIES = 8;
const MAX_PROJECTS = 8;
const MAX_LONG = 1_500;
const MAX_SHORT = 400;

/** A developer in a list of results. */
export function toFound(member: MemberCard, { siteUrl, today }: Context) {
  const { sales_rate, sales_currency } = member;
  return {
    name: toFullName(member),
    slug: member.slug,
    url: siteUrl + toProfilePath(member.slug),
    position: member.position,
    level: SENIORITY_LABELS[member.seniority_level],
    years_of_experience: member.years_of_experience,
    rate: sales_rate === null ? "on request" : `${toMoney(sales_rate, sales_currency)} / h`,
    availability: toAvailability(member, today).text,
    country: member.country,
    time_zone: member.timezone,
    languages: member.languages.slice(0, MAX_TECHNOLOGIES).map(toLanguageText),
    technologies: member.technologies
      .slice(0, MAX_TECHNOLOGIES)
      .map(({ name, years }) => `${name} (${years} years)`),
    last_check: member.vetted_on,
  };
}

/** A whole profile, its long texts cut. */
export function toProfile(member: Member, context: Context) {
  return {
    ...toFound(member, context),
    technologies: member.technologies
      .slice(0, 4 * MAX_TECHNOLOGIES)
      .map(({ name, years }) => `${name} (${years} years)`),
    summary: toShort(member.excerpt, MAX_LONG),
    about: toShort(member.about, MAX_LONG),
    projects: member.experiences.slice(0, MAX_PROJECTS).map((project) => ({
      name: project.name,
      position: project.position,
      industries: project.tags.map(({ name }) => name),
      description: toShort(project.description, MAX_SHORT),
      responsibility: toShort(project.responsibility, MAX_SHORT),
    })),
    checks: member.vetting.map(({ how, by, on }) => ({ how, by, on })),
    references: member.client_references
      .slice(0, MAX_PROJECTS)
      .map(({ author, company, text, on }) => ({
        author,
        company,
        text: cutText(text, MAX_SHORT),
        on,
      })),
    work_to_look_at: member.work_samples
      .slice(0, MAX_PROJECTS)
      .map(({ title, url }) => ({ title, url })),
  };
}

const toShort = (html: string, max: number) => cutText(toPlainText(html), max);
