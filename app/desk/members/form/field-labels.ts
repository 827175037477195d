import type { ListField, TextField } from "./member-form.ts";

/** What the form calls each field of the file. */
export const FIELD_LABELS: Record<TextField | ListField, string> = {
  first_name: "First name",
  last_name: "Family name",
  gender: "Gender",
  position: "Position",
  excerpt: "Excerpt",
  about: "About",
  country_code: "Country",
  timezone: "Time zone",
  seniority_level: "Level",
  years_of_experience: "Years of experience",
  sales_rate: "Rate for clients per hour",
  sales_currency: "Currency",
  redemption_rate: "Buyout fee",
  cv_link: "Link to a CV",
  available_from: "Available from",
  availability_confirmed_at: "Availability confirmed on",
  featured: "Featured",
  languages: "Languages",
  technologies: "Technologies",
  experiences: "Projects",
  educations: "Education",
  vetting: "Vetting",
  client_references: "References",
};
