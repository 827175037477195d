import { CALL_STEP, CALL_TITLE } from "#app/booking/call-step-texts.ts";
import { toClientBody } from "#app/booking/form-step/client-body.ts";
import { FIND_FIELDS } from "#app/requests/find-fields.ts";
import { toContactsStep } from "#app/requests/form/contacts-step.ts";
import { withNoun } from "#contract/values/trade.ts";
import { createSteppedForm } from "#platform/forms/stepped-form.ts";
import { findStore, resetFind } from "./find.store.ts";

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
      fields: FIND_FIELDS,
      loadSchema: async () => (await import("#contract/clients/find-request.ts")).FindDetailsSchema,
    },
    developers: {
      get title() {
        return withNoun("Developers who may fit");
      },
      get summary() {
        return withNoun("Developers");
      },
    },
    [CALL_STEP]: { title: CALL_TITLE },
  },
  url: "/api/forms/find",
  toMore: toClientBody,
  file: "brief",
  onePage: { path: "/find/form", saved: ["find"] },
  store: findStore,
  reset: resetFind,
});

export type FindStep = keyof typeof findForm.step;
