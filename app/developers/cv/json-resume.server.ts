import type { Member } from "#contract/members/member.ts";
import { TECHNOLOGY_TYPE, toBothNames } from "#contract/members/member-terms.ts";
import { VETTING_LABELS } from "#contract/members/vetting-terms.ts";
import { WORK_KIND_LABELS } from "#contract/members/work-sample-terms.ts";
import { hasSheet, TEST_SHEET_ID } from "../parts/profile-url.ts";
import { toPlainText } from "./cv-text.server.ts";

type JsonResumeOptions = {
  showRates: boolean;
  /** Absolute URL of a path of this site. */
  toUrl: (path: string) => string;
  profilePath: string;
  cvPath: string;
  /** The agency, which issued what was checked. */
  siteName: string;
};

const SCHEMA = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json";

/** What was written is a publication, everything else a project. */
function toWork(samples: Member["work_samples"]) {
  const published = samples.filter(({ kind }) => kind === "article");
  const projects = samples.filter(({ kind }) => kind !== "article");
  const toYear = (year: number | null) => (year === null ? undefined : String(year));
  return {
    ...(projects.length > 0
      ? {
          projects: projects.map(({ kind, title, url, description, year }) => ({
            name: title,
            description,
            url,
            type: WORK_KIND_LABELS[kind].toLowerCase(),
            startDate: toYear(year),
          })),
        }
      : {}),
    ...(published.length > 0
      ? {
          publications: published.map(({ title, url, description, year }) => ({
            name: title,
            url,
            summary: description,
            releaseDate: toYear(year),
          })),
        }
      : {}),
  };
}

/** A profile in the words of jsonresume.org; clients reach the member through us, not directly. */
export function toJsonResume(
  member: Member,
  { showRates, toUrl, profilePath, cvPath, siteName }: JsonResumeOptions,
) {
  const main = member.technologies.filter(({ type }) => type === TECHNOLOGY_TYPE.main);
  const other = member.technologies.filter(({ type }) => type === TECHNOLOGY_TYPE.other);
  const toYearOf = (year: number | null) => (year === null ? undefined : String(year));
  const toNames = (items: readonly { name: string }[]) => items.map(({ name }) => name);
  const { sales_rate, sales_currency, redemption_rate } = member;
  return {
    $schema: SCHEMA,
    basics: {
      name: toBothNames(member),
      label: member.position,
      ...(member.avatar ? { image: toUrl(member.avatar) } : {}),
      url: toUrl(profilePath),
      summary: [toPlainText(member.excerpt), toPlainText(member.about)]
        .filter(Boolean)
        .join("\n\n"),
      location: { countryCode: member.country_code },
    },
    work: member.experiences.map((experience) => ({
      name: experience.name,
      position: experience.position,
      summary: experience.description,
      highlights: experience.responsibility ? [experience.responsibility] : [],
      keywords: toNames([...experience.technologies, ...experience.tags]),
    })),
    education: member.educations.map((education) => ({
      institution: education.institution,
      area: education.specialization,
      startDate: toYearOf(education.year_from),
      endDate: toYearOf(education.year_to),
    })),
    skills: [
      ...(main.length > 0 ? [{ name: "Main technologies", keywords: toNames(main) }] : []),
      ...(other.length > 0 ? [{ name: "Other technologies", keywords: toNames(other) }] : []),
    ],
    ...(member.vetting.length > 0
      ? {
          certificates: member.vetting.map((record) => ({
            name: `${VETTING_LABELS[record.check]}: ${record.how}`,
            date: record.on,
            issuer: siteName,
            ...(hasSheet(member, record) ? { url: toUrl(`${profilePath}#${TEST_SHEET_ID}`) } : {}),
          })),
        }
      : {}),
    ...toWork(member.work_samples),
    ...(member.client_references.length > 0
      ? {
          references: member.client_references.map(({ author, role, company, text }) => ({
            name: [author, role, company].filter(Boolean).join(", "),
            reference: text,
          })),
        }
      : {}),
    languages: member.languages.map(({ name, level }) => ({ language: name, fluency: level })),
    meta: {
      canonical: toUrl(cvPath),
      version: "v1.0.0",
      ...(member.workload ? { workload: member.workload } : {}),
      ...(showRates ? { rates: { sales_rate, sales_currency, redemption_rate } } : {}),
    },
  };
}
