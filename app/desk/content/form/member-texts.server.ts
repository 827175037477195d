import { MAX_REFERENCE_TEXT } from "#contract/members/client-reference-terms.ts";
import { MEMBER_WORKLOAD_LABELS } from "#contract/members/member-terms.ts";
import { MAX_TEST_SCORE, TEST_SHEET_SCORES } from "#contract/members/test-sheet-terms.ts";
import { VETTING_LABELS } from "#contract/members/vetting-terms.ts";
import { WORK_KIND_LABELS } from "#contract/members/work-sample-terms.ts";
import { ALLOWED_TAGS } from "#platform/text/rich-html.server.ts";
import type { FieldTexts } from "./schema-fields.server.ts";

const TECHNOLOGIES = { list: "technologies", as: "names" } as const;
const COMMAS_HINT = "Separated by commas.";
const toHtmlHint = (kind: "inline" | "block") =>
  `HTML, not Markdown: ${ALLOWED_TAGS[kind].join(", ")}.`;

/** What the form of a member says about its fields. */
export const MEMBER_TEXTS: FieldTexts = {
  last_name: { label: "Family name" },
  latin_name: {
    label: "Name in Latin letters",
    hint: "For names in another script. Empty: taken from the profile's URL.",
  },
  gender: { emptyLabel: "Not given" },
  position: { as: "line" },
  excerpt: {
    as: "text",
    hint: `On the card, at most 240 characters. ${toHtmlHint("inline")}`,
  },
  about: { as: "text", rows: 8, hint: toHtmlHint("block") },
  country_code: { label: "Country", list: "countries" },
  timezone: { label: "Time zone", list: "timezones", as: "suggest" },
  seniority_level: { label: "Level" },
  years_of_experience: { inputMode: "numeric" },
  sales_rate: { label: "Rate for clients per hour" },
  sales_currency: { label: "Currency" },
  redemption_rate: { label: "Buyout fee", hint: "Empty where none is offered." },
  cv_link: {
    label: "Link to a CV",
    as: "line",
    hint: "Empty: the CV is made from the profile.",
    inputMode: "url",
  },
  workload: {
    label: "Hours a week",
    options: MEMBER_WORKLOAD_LABELS,
    emptyLabel: "Not given",
    hint: "Not given: counts as full time.",
  },
  available_from: { hint: "Empty: on request." },
  availability_confirmed_at: { label: "Availability confirmed on" },
  featured: { label: "Featured: first in lists and on the home page" },
  languages: { noun: "language" },
  "languages.code": { label: "Language", list: "languages" },
  technologies: { noun: "technology" },
  "technologies.slug": { label: "Technology", ...TECHNOLOGIES },
  experiences: { label: "Projects", noun: "project" },
  "experiences.position": { as: "line" },
  "experiences.name": { label: "Project", as: "line" },
  "experiences.tags": { label: "Industries", list: "industries", as: "names", hint: COMMAS_HINT },
  "experiences.technologies": { ...TECHNOLOGIES, hint: COMMAS_HINT },
  "experiences.description": { rows: 3 },
  "experiences.responsibility": { rows: 3 },
  educations: { label: "Education", noun: "education" },
  "educations.institution": { as: "line" },
  "educations.specialization": { as: "line" },
  "educations.year_from": { label: "From", inputMode: "numeric" },
  "educations.year_to": { label: "To", inputMode: "numeric" },
  vetting: { noun: "check" },
  "vetting.check": { options: VETTING_LABELS },
  "vetting.how": { as: "line", hint: "One line, on the profile." },
  "vetting.by": {
    label: "Checked by",
    list: "colleagues",
    as: "suggest",
    hint: "This name is public.",
  },
  "vetting.on": { label: "Checked on" },
  test_sheet: {
    label: "Sheet",
    hint: "Shown on the profile and the CV. Name only the engineer who did the test. If the member withdraws their consent, remove the sheet and publish.",
  },
  "test_sheet.check": { options: VETTING_LABELS },
  "test_sheet.on": {
    label: "Checked on",
    hint: "The same as in Vetting, which names the engineer.",
  },
  "test_sheet.task": { rows: 4, hint: "What you asked for, in your words." },
  "test_sheet.scores": { noun: "score", hint: `${TEST_SHEET_SCORES}, each with a sentence.` },
  "test_sheet.scores.name": { label: "What was scored" },
  "test_sheet.scores.score": {
    label: `Score, 1 to ${MAX_TEST_SCORE}`,
    inputMode: "numeric",
  },
  "test_sheet.scores.note": { label: "Sentence", as: "line" },
  "test_sheet.consent_on": {
    label: "Member agreed on",
    hint: "Not public. Without consent there is no sheet.",
  },
  "test_sheet.consent_by": {
    label: "Consent recorded by",
    list: "colleagues",
    as: "suggest",
    hint: "Not public.",
  },
  client_references: { label: "References", noun: "reference" },
  "client_references.author": { label: "Name of the client" },
  "client_references.role": { label: "Position (optional)" },
  "client_references.text": {
    label: "Reference",
    rows: 3,
    hint: `In the client's own words, up to ${MAX_REFERENCE_TEXT} characters.`,
  },
  "client_references.on": { label: "Written on" },
  "client_references.consent_on": {
    label: "Agreed to publish on",
    hint: "Not public without this date.",
  },
  work_samples: { label: "Work to look at", noun: "work" },
  "work_samples.kind": { options: WORK_KIND_LABELS },
  "work_samples.title": { as: "line" },
  "work_samples.url": {
    label: "Web address",
    as: "line",
    inputMode: "url",
    hint: "Begins with https://.",
  },
  "work_samples.description": {
    as: "line",
    hint: "One sentence: what it is, and what the member did.",
  },
  "work_samples.year": { label: "Year (optional)", inputMode: "numeric" },
  "work_samples.image": { label: "Image (optional)" },
  "work_samples.image.file": { label: "Image", as: "image" },
  "work_samples.image.alt": { label: "Alternative text", hint: "What the image shows." },
};
