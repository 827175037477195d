import { z } from "zod";
import { toFolded } from "#platform/text/fold-text.ts";
import type { MemberValues } from "./csv-member.server.ts";
import {
  type KnownTechnologies,
  type Report,
  splitName,
  toLanguageCode,
  toLanguageLevel,
  toParagraphs,
  toTechnologySlug,
  withoutRepetition,
} from "./imported-values.server.ts";

const text = z.string().nullish();
const texts = z.array(z.string()).nullish();

/** What of a résumé of jsonresume.org has a field here; what it has besides is left out. */
export const ResumeSchema = z.object({
  basics: z.object({
    name: z.string(),
    label: text,
    summary: text,
    location: z.object({ countryCode: text }).nullish(),
  }),
  work: z
    .array(
      z.object({
        name: text,
        position: text,
        summary: text,
        highlights: texts,
        keywords: texts,
      }),
    )
    .nullish(),
  education: z
    .array(
      z.object({ institution: text, area: text, studyType: text, startDate: text, endDate: text }),
    )
    .nullish(),
  skills: z.array(z.object({ name: text, keywords: texts })).nullish(),
  languages: z.array(z.object({ language: text, fluency: text })).nullish(),
});
export type Resume = z.output<typeof ResumeSchema>;

/** The values of a member's file that a résumé has. */
export function toResumeValues(
  { basics, work, education, skills, languages }: Resume,
  known: KnownTechnologies,
  report: Report,
): MemberValues {
  // A skill is a technology, or a group of them.
  const named = (skills ?? []).flatMap(({ name, keywords }) =>
    keywords?.length ? keywords : name ? [name] : [],
  );
  return {
    ...splitName(basics.name),
    ...(basics.label ? { position: basics.label } : {}),
    ...(basics.summary ? { about: toParagraphs(basics.summary) } : {}),
    ...(basics.location?.countryCode ? { country_code: basics.location.countryCode } : {}),
    technologies: withoutRepetition(
      named.map((name) => ({ slug: toTechnologySlug(name, known, report), years: 0 })),
    ),
    languages: (languages ?? []).map(({ language, fluency }) => ({
      code: toLanguageCode(language ?? ""),
      level: toLanguageLevel(fluency ?? ""),
    })),
    experiences: (work ?? []).map(({ name, position, summary, highlights, keywords }) => ({
      position: position ?? "",
      name: name ?? "",
      tags: [],
      // Keywords may be anything: those that are no technology are left out.
      technologies: (keywords ?? []).flatMap((one) => known.get(toFolded(one)) ?? []),
      description: summary ?? "",
      responsibility: (highlights ?? []).join("\n"),
    })),
    educations: (education ?? []).map(({ institution, area, studyType, startDate, endDate }) => ({
      institution: institution ?? "",
      specialization: [studyType, area].filter(Boolean).join(", "),
      year_from: toYear(startDate),
      year_to: toYear(endDate),
    })),
  };
}

const toYear = (date: string | null | undefined): number | null => {
  const [, year] = /^(\d{4})(?:-|$)/.exec(date ?? "") ?? [];
  return year === undefined ? null : Number(year);
};
