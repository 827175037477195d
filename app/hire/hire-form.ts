import { createSteppedForm } from "#platform/forms/stepped-form.ts";
import { hireStore, resetHire } from "./hire.store.ts";
import { HIRE_STEPS } from "./hire-steps.ts";

export const hireForm = createSteppedForm({
  name: "hire",
  noun: "request",
  steps: HIRE_STEPS,
  url: "/api/forms/request",
  onePage: { path: "/hire/form", saved: ["hire", "shortlist"] },
  store: hireStore,
  reset: resetHire,
});
