import { expect, test } from "vitest";
import type { Vacancy } from "#contract/content/vacancy.ts";
import { toJobPosting } from "./vacancy-structured-data.ts";

const context = { toUrl: (path: string) => `https://ogds.example${path}`, siteName: "OGDS" };

const vacancy: Vacancy = {
  id: 1,
  slug: "go-engineer",
  title: "Go engineer",
  type: "contract",
  workplace: "remote",
  location: "Remote, Europe",
  country_code: null,
  pay: { min: 44, max: 58, currency: "EUR", per: "hour" },
  technologies: [{ id: 1, slug: "go", name: "Go" }],
  seniority_level: "senior",
  posted_at: "2026-08-24",
  valid_until: "2026-11-30",
  closed_at: null,
  excerpt: "Match payments.",
  body: "<p>Match payments.</p>",
};

test("a remote job has the region of its applicants", () => {
  expect(toJobPosting(vacancy, context)).toMatchObject({
    "@type": "JobPosting",
    employmentType: "CONTRACTOR",
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: { "@type": "AdministrativeArea", name: "Europe" },
    validThrough: "2026-11-30T23:59:59Z",
    baseSalary: { currency: "EUR", value: { minValue: 44, maxValue: 58, unitText: "HOUR" } },
  });
});

test("an on-site job has its location", () => {
  const office: Vacancy = {
    ...vacancy,
    workplace: "office",
    location: "Tallinn, Estonia",
    country_code: "EE",
  };
  expect(toJobPosting(office, context)).toMatchObject({
    jobLocation: { address: { addressLocality: "Tallinn", addressCountry: "EE" } },
  });
});
