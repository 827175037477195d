import { MAX_LANGUAGES, MAX_LINKS, MAX_TECHNOLOGY_ROWS } from "#contract/application-terms.ts";
import { pickList, pickRows, pickTexts, type SentField } from "#platform/forms/fields.ts";
import { createSteppedForm } from "#platform/forms/stepped-form.ts";
import { APPLICANT_FIELDS, LINK_FIELDS, WORK_FIELDS } from "../application-fields.ts";
import { applyStore, NO_LANGUAGE, NO_TECHNOLOGY, readRows, resetApply } from "./apply.store.ts";

/** Loads the schemas with zod, which is a fifth of what a page may load at first. */
const load = () => import("#contract/application.ts");

const LOCATION = ["country_code", "city", "timezone"] as const;
const SKILLS = ["seniority_level", "years_of_experience"] as const;
const RATE = ["hourly_rate", "currency"] as const;
/** Token of the CV, and what only the browser needs to show it again. */
const CV = ["cv", "cv_name", "cv_size", "cv_expires_at"] as const;

export const applyForm = createSteppedForm({
  name: "apply",
  noun: "application",
  base: "/apply",
  // In the order of product §2; the last shows all answers and sends them.
  steps: {
    "job-selection": {
      title: "What would you like to apply for?",
      loadSchema: async () => (await load()).JobSchema,
      toAnswers: (typed) => pickTexts(typed, ["job"]),
    },
    contacts: {
      title: "How can we reach you?",
      fields: APPLICANT_FIELDS,
      loadSchema: async () => (await load()).ApplicantSchema,
    },
    location: {
      title: "Where do you live?",
      loadSchema: async () => (await load()).LocationSchema,
      toAnswers: (typed) => pickTexts(typed, LOCATION),
    },
    "skills-and-technologies": {
      title: "What are you good at?",
      loadSchema: async () => (await load()).SkillsSchema,
      toAnswers: (typed) => ({
        ...pickTexts(typed, SKILLS),
        technologies: readRows(
          pickRows(typed, "technologies").map((row) => ({ ...row, main: row.main === "true" })),
          NO_TECHNOLOGY,
          MAX_TECHNOLOGY_ROWS,
        ),
        languages: readRows(pickRows(typed, "languages"), NO_LANGUAGE, MAX_LANGUAGES),
      }),
    },
    details: {
      title: "How would you like to work?",
      fields: WORK_FIELDS,
      loadSchema: async () => (await load()).DetailsSchema,
      toAnswers: (typed) => pickTexts(typed, [...RATE, ...CV]),
    },
    socials: {
      title: "Where can we see your work?",
      fields: LINK_FIELDS,
      loadSchema: async () => (await load()).SocialsSchema,
      toAnswers: (typed) => {
        const links = pickList(typed, "links");
        return { links: links.length > 0 ? links.slice(0, MAX_LINKS) : [""] };
      },
    },
    "check-your-answers": { title: "Check your answers" },
  },
  url: "/api/forms/apply",
  toBody: (form) => [
    // Only the browser needs what is shown of the file.
    ...Object.entries(form).filter(
      (field): field is [string, string] =>
        typeof field[1] === "string" && !field[0].startsWith("cv_"),
    ),
    ...form.technologies.flatMap(({ name, years, main }, index): SentField[] => [
      [`technologies[${index}][name]`, name],
      [`technologies[${index}][years]`, years],
      [`technologies[${index}][main]`, String(main)],
    ]),
    ...form.languages.flatMap(({ code, level }, index): SentField[] => [
      [`languages[${index}][code]`, code],
      [`languages[${index}][level]`, level],
    ]),
    ...form.links.map((link, index): SentField => [`links[${index}]`, link]),
    ["keep_profile", String(form.keep_profile)],
  ],
  file: "cv",
  onePage: { path: "/apply/form", saved: ["apply"] },
  store: applyStore,
  reset: resetApply,
});

export type ApplyStep = keyof typeof applyForm.step;
