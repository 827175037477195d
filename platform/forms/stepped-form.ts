import type { StoreApi } from "zustand/vanilla";
import type { FormName } from "#contract/forms.ts";
import { type CaptchaClient, createCaptchaClient } from "../captcha/captcha-client.ts";
import type { SavedForm } from "./answers.store.ts";
import { type AttemptStore, createAttemptStore } from "./attempt.store.ts";
import { createReceiptStore, type ReceiptStore } from "./receipt.store.ts";
import type { FormSteps } from "./steps.ts";

type Definition<Form extends SavedForm, Step extends string> = {
  name: FormName;
  /** What people call the thing that is sent: "Your … was not sent". */
  noun: string;
  steps: FormSteps<Step>;
  /** Where it is posted. */
  url: string;
  store: StoreApi<Form>;
  /** Forgets every answer; called once the server has them. */
  reset: () => void;
};

/** A form with steps: one object that its pages and the hooks of this folder share. */
export type SteppedForm<Form extends SavedForm, Step extends string = string> = Definition<
  Form,
  Step
> & {
  attempt: AttemptStore;
  receipt: ReceiptStore;
  /** One for all steps: the work may begin before the page that sends. */
  captcha: CaptchaClient;
};

/** What most of this folder needs of a form, whatever its answers are. */
export type FormFrame<Step extends string = string> = Omit<
  SteppedForm<SavedForm, Step>,
  "store"
> & {
  store: Pick<StoreApi<SavedForm>, "getState" | "getInitialState" | "subscribe">;
};

export function createSteppedForm<Form extends SavedForm, Step extends string>(
  definition: Definition<Form, Step>,
): SteppedForm<Form, Step> {
  const { name } = definition;
  return {
    ...definition,
    attempt: createAttemptStore(name),
    receipt: createReceiptStore(name),
    captcha: createCaptchaClient(name),
  };
}
