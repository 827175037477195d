import { createSteppedForm } from "#platform/forms/stepped-form.ts";
import { findStore, resetFind } from "./find.store.ts";
import { FIND_STEPS } from "./find-steps.ts";

export const findForm = createSteppedForm({
  name: "find",
  noun: "request",
  steps: FIND_STEPS,
  url: "/api/forms/find",
  onePage: { path: "/find/form", saved: ["find"] },
  store: findStore,
  reset: resetFind,
});
