import type { Page } from "@playwright/test";
import type { ApplyForm } from "#app/apply/form/apply.store.ts";
import { createPdf } from "./documents.ts";
import { expect } from "./e2e.ts";

export const CV = {
  name: "Zoë Tamm CV.pdf",
  mimeType: "application/pdf",
  buffer: createPdf(2_000),
};

export const ABOUT = "I build interfaces for people who are in a hurry, and I like to delete code.";

/** Saves an application in this browser, as after an earlier visit, with every step filled. */
export async function saveApplication(
  page: Page,
  email: string,
  changes: Partial<ApplyForm> = {},
): Promise<void> {
  const sent = await page.request.post("/api/uploads", { multipart: { purpose: "cv", file: CV } });
  expect(sent.status()).toBe(201);
  const { data } = await sent.json();
  const form: ApplyForm = {
    lastFilledStep: 6,
    job: "front_end",
    first_name: "Zoë",
    last_name: "Tamm",
    email,
    phone: "+372 5555 1234",
    country_code: "EE",
    city: "Tartu",
    timezone: "Europe/Tallinn",
    seniority_level: "senior",
    years_of_experience: "8",
    technologies: [
      { name: "React", years: "6", main: true },
      { name: "Elm", years: "1", main: false },
    ],
    languages: [{ code: "et", level: "Native" }],
    hourly_rate: "45,50",
    currency: "EUR",
    workload: "full_time",
    start_date: "in_one_month",
    about: ABOUT,
    cv: data.upload,
    cv_name: data.name,
    cv_size: String(data.size),
    cv_expires_at: data.expires_at,
    linkedin_url: "https://linkedin.com/in/zoe",
    github_url: "",
    portfolio_url: "",
    links: [""],
    keep_profile: false,
    ...changes,
  };
  await page.context().addInitScript(
    (saved) => {
      // Frames of other origins, which axe makes, have no storage.
      if (location.protocol !== "http:" || localStorage.getItem("apply-kept-once")) return;
      localStorage.setItem("apply-kept-once", "1");
      localStorage.setItem("apply", saved);
    },
    JSON.stringify({ state: form, version: 1, kept_at: Date.now() }),
  );
}
