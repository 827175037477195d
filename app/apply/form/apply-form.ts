import { createSteppedForm } from "#platform/forms/stepped-form.ts";
import { APPLICATION_STEPS } from "../application-fields.ts";
import { applyStore, resetApply } from "./apply.store.ts";

/** Loads the schemas with zod, which is a fifth of what a page may load at first. */
const load = () => import("#contract/applications/application.ts");

export const applyForm = createSteppedForm({
  name: "apply",
  noun: "application",
  base: "/apply",
  // The last shows all answers and sends them.
  steps: {
    "job-selection": {
      ...APPLICATION_STEPS["job-selection"],
      loadSchema: async () => (await load()).JobSchema,
    },
    contacts: {
      ...APPLICATION_STEPS.contacts,
      loadSchema: async () => (await load()).ApplicantSchema,
    },
    location: {
      ...APPLICATION_STEPS.location,
      loadSchema: async () => (await load()).LocationSchema,
    },
    "skills-and-technologies": {
      ...APPLICATION_STEPS["skills-and-technologies"],
      loadSchema: async () => (await load()).SkillsSchema,
    },
    details: {
      ...APPLICATION_STEPS.details,
      loadSchema: async () => (await load()).DetailsSchema,
    },
    socials: {
      ...APPLICATION_STEPS.socials,
      loadSchema: async () => (await load()).SocialsSchema,
    },
    "check-your-answers": { title: "Check your answers" },
  },
  url: "/api/forms/apply",
  toMore: ({ keep_profile }) => [["keep_profile", String(keep_profile)]],
  file: "cv",
  onePage: { path: "/apply/form", saved: ["apply"] },
  store: applyStore,
  reset: resetApply,
});

export type ApplyStep = keyof typeof applyForm.step;
