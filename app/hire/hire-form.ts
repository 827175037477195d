import { createSteppedForm } from "#platform/forms/stepped-form.ts";
import { hireStore, resetHire } from "./hire.store.ts";
import { HIRE_STEPS } from "./hire-steps.ts";

export const hireForm = createSteppedForm({
  name: "hire",
  noun: "request",
  steps: HIRE_STEPS,
  url: "/api/forms/request",
  store: hireStore,
  reset: resetHire,
});
