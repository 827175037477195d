import { createSteppedForm } from "#platform/forms/stepped-form.ts";
import { applyStore, resetApply } from "./apply.store.ts";
import { APPLY_STEPS } from "./apply-steps.ts";

export const applyForm = createSteppedForm({
  name: "apply",
  noun: "application",
  steps: APPLY_STEPS,
  url: "/api/forms/apply",
  onePage: { path: "/apply/form", saved: ["apply"] },
  store: applyStore,
  reset: resetApply,
});
