import { CALL_STEP, CALL_TITLE } from "#app/booking/call-step-texts.ts";
import { toClientBody } from "#app/booking/form-step/client-body.ts";
import { CLIENT_FIELDS, PROJECT_FIELDS } from "#app/requests/client-fields.ts";
import { toContactsStep } from "#app/requests/form/contacts-step.ts";
import type { SentField } from "#platform/forms/fields.ts";
import { pickAnswers, pickList, pickTexts } from "#platform/forms/fields.ts";
import { createSteppedForm } from "#platform/forms/stepped-form.ts";
import { BRIEF_TEXTS, findStore, resetFind, WANTED_TEXTS } from "./find.store.ts";

export const findForm = createSteppedForm({
  name: "find",
  noun: "request",
  base: "/find",
  // In the order of product §2.
  steps: {
    contacts: toContactsStep("find"),
    details: {
      title: "Who are you looking for?",
      summary: "Your project",
      fields: PROJECT_FIELDS,
      loadSchema: async () => (await import("#contract/find-request.ts")).FindDetailsSchema,
      toAnswers: (typed) => ({
        ...pickTexts(typed, [...WANTED_TEXTS, ...BRIEF_TEXTS]),
        technologies: pickList(typed, "technologies"),
      }),
    },
    developers: { title: "Developers who may fit", summary: "Developers" },
    [CALL_STEP]: { title: CALL_TITLE },
  },
  url: "/api/forms/find",
  toBody: (form) => [
    ...Object.entries(pickAnswers(CLIENT_FIELDS, form)),
    ...Object.entries(pickTexts(form, [...WANTED_TEXTS, "brief"])),
    ...form.technologies.map((slug, index): SentField => [`technologies[${index}]`, slug]),
    ...toClientBody(form),
  ],
  file: "brief",
  onePage: { path: "/find/form", saved: ["find"] },
  store: findStore,
  reset: resetFind,
});

export type FindStep = keyof typeof findForm.step;
