import { useStore } from "zustand";
import { findPosition } from "#contract/applications/application-terms.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import { CURRENCIES, SENIORITY_LEVELS } from "#contract/members/member-terms.ts";
import { AnswerSummary } from "#design/forms/answer-summary.tsx";
import { toSummaryPath } from "#platform/forms/steps.ts";
import { toFileText } from "#platform/uploads/saved-file.ts";
import { type ReadableApplication, toApplicationSections } from "../application-texts.ts";
import { type ApplyForm, applyStore } from "./apply.store.ts";
import { applyForm } from "./apply-form.ts";
import { type OpenJob, useOpenJobs } from "./open-job.ts";

/** All answers before they are sent, each with its Change link. */
export function ApplicationSummary({ errors }: { errors: FieldErrors }) {
  const form = useStore(applyStore);
  const jobs = useOpenJobs();
  return toApplicationSections(toReadable(form, jobs)).map(({ step, title, answers }) => (
    <AnswerSummary
      key={step}
      title={title}
      changeTo={`/apply/${step}`}
      backTo={toSummaryPath(applyForm.steps)}
      errors={errors}
      answers={answers.map(({ lines, ...answer }) => ({ ...answer, value: lines.join("\n") }))}
    />
  ));
}

/** The validated input of all steps, in the types that the server stores. */
function toReadable(form: ApplyForm, jobs: readonly OpenJob[]): ReadableApplication {
  const vacancy = jobs.find(({ slug }) => slug === form.job);
  return {
    ...form,
    job: findPosition(form.job) ?? vacancy?.title ?? form.job,
    seniority_level: SENIORITY_LEVELS.find((level) => level === form.seniority_level),
    years_of_experience: Number(form.years_of_experience),
    technologies: form.technologies
      .filter(({ name }) => name.trim() !== "")
      .map((row) => ({ ...row, years: Number(row.years) })),
    languages: form.languages.filter(({ code }) => code !== ""),
    hourly_rate: Number(form.hourly_rate.replace(/[€$£ ]/g, "").replace(",", ".")),
    currency: CURRENCIES.find((currency) => currency === form.currency) ?? "EUR",
    links: form.links.filter((link) => link.trim() !== ""),
    cv: form.cv_name && toFileText({ name: form.cv_name, size: Number(form.cv_size) }),
  };
}
