import { CALL_STEP, CALL_TITLE } from "#app/booking/call-step-texts.ts";
import { toClientBody } from "#app/booking/form-step/client-body.ts";
import { PROJECT_FIELDS } from "#app/requests/client-fields.ts";
import { toContactsStep } from "#app/requests/form/contacts-step.ts";
import { withNoun } from "#contract/values/trade.ts";
import { createSteppedForm } from "#platform/forms/stepped-form.ts";
import { hireStore, resetHire } from "./hire.store.ts";

export const hireForm = createSteppedForm({
  name: "hire",
  noun: "request",
  base: "/hire",
  // `lastFilledStep` 1 means that select-developer is done (product §2).
  steps: {
    "select-developer": {
      title: "Who would you like to hire?",
      get summary() {
        return withNoun("Developers");
      },
    },
    contacts: toContactsStep("hire"),
    details: {
      title: "What is your project?",
      summary: "Your project",
      fields: PROJECT_FIELDS,
      loadSchema: async () => (await import("#contract/clients/request.ts")).ProjectSchema,
    },
    [CALL_STEP]: { title: CALL_TITLE },
  },
  // Most visitors come from the shortlist with a selection and start at step 1.
  uncounted: 1,
  url: "/api/forms/request",
  toMore: (form) => [["type", "multiple"], ...toClientBody(form)],
  onePage: { path: "/hire/form", saved: ["hire", "shortlist"] },
  store: hireStore,
  reset: resetHire,
});

export type HireStep = keyof typeof hireForm.step;
