import { beforeEach, expect, test } from "vitest";
import { ApplicationSchema } from "#contract/applications/application.ts";
import { toFormValues } from "#platform/forms/form-values.ts";
import { toStepAnswers } from "#platform/forms/read-controls.ts";
import { toFieldErrors } from "#platform/http/field-errors.ts";
import { toApplyForm } from "#tests/support/requests.ts";
import { applyStore, parseApplyForm, resetApply } from "./apply.store.ts";
import { applyForm } from "./apply-form.ts";
import { prefillVacancy } from "./prefill-vacancy.ts";

beforeEach(resetApply);

const form = () => applyStore.getState();

test("an application begins with one row of each list and nothing chosen", () => {
  expect(form()).toMatchObject({
    lastFilledStep: 0,
    job: "",
    technologies: [{ name: "", years: "", main: false }],
    languages: [{ code: "", level: "" }],
    links: [""],
    workload: "",
    keep_profile: false,
  });
});

test("what was typed on every step is what is sent, and the server accepts it", () => {
  const input = Object.fromEntries(toApplyForm({ cv: "x".repeat(43) })) as Record<string, string>;
  for (const step of Object.values(applyForm.step)) applyStore.setState(toStepAnswers(step, input));
  const sent = toFormValues(applyForm.toBody(form()));
  const application = ApplicationSchema.safeParse(sent);
  expect(application.success ? {} : toFieldErrors(application.error)).toEqual({});
  expect(application.data).toEqual(ApplicationSchema.parse(toFormValues(Object.entries(input))));
});

test("the consent to keep the profile is sent as it was given", () => {
  expect(applyForm.toBody(form())).toContainEqual(["keep_profile", "false"]);
  applyStore.setState({ keep_profile: true });
  expect(applyForm.toBody(form())).toContainEqual(["keep_profile", "true"]);
});

test("an empty application is refused on every field that is not optional", () => {
  const application = ApplicationSchema.safeParse(toFormValues(applyForm.toBody(form())));
  expect(
    Object.keys(toFieldErrors(application.error as NonNullable<typeof application.error>)),
  ).toEqual([
    "job",
    "first_name",
    "last_name",
    "email",
    "country_code",
    "timezone",
    "seniority_level",
    "years_of_experience",
    "technologies.0.name",
    "languages.0.code",
    "hourly_rate",
    "workload",
    "start_date",
    "about",
    "cv",
  ]);
});

test("of stored data only valid values are read, and a list is never without a row", () => {
  const empty = form();
  expect(parseApplyForm(null)).toBeUndefined();
  expect(parseApplyForm({ job: 3, technologies: "x", languages: {}, links: [4] })).toEqual(empty);
  expect(parseApplyForm({ technologies: [null, 5], languages: [] })).toEqual(empty);
  const rows = [{ name: "Go", years: 4, main: true, other: 1 }];
  expect(parseApplyForm({ technologies: rows })?.technologies).toEqual([
    { name: "Go", years: "", main: true },
  ]);
  const many = Array.from({ length: 99 }, () => ({ code: "et", level: "C1" }));
  expect(parseApplyForm({ languages: many })?.languages).toHaveLength(10);
});

test("the vacancy of the URL is chosen while it is open", () => {
  const jobs = [{ slug: "open-job" }];
  applyStore.setState({ job: "front_end", first_name: "Zoë", lastFilledStep: 3 });
  prefillVacancy("closed-job", jobs);
  expect(form().job).toBe("front_end");
  prefillVacancy("open-job", jobs);
  expect(form()).toMatchObject({ job: "open-job", first_name: "Zoë", lastFilledStep: 3 });
});
