import type { StoreApi } from "zustand/vanilla";
import type { FormName } from "#contract/forms.ts";
import { type CaptchaClient, createCaptchaClient } from "../captcha/captcha-client.ts";
import type { SavedForm } from "./answers.store.ts";
import { type AttemptStore, createAttemptStore } from "./attempt.store.ts";
import type { OnePage } from "./one-page.ts";
import { createReceiptStore, type ReceiptStore } from "./receipt.store.ts";
import type { FormSteps } from "./steps.ts";

type Definition<Form extends SavedForm, Step extends string> = {
  name: FormName;
  /** Noun of messages: "Your … was not sent". */
  noun: string;
  steps: FormSteps<Step>;
  /** Endpoint that it is posted to. */
  url: string;
  /** The form on one page, for browsers in which the scripts did not come. */
  onePage: OnePage;
  store: StoreApi<Form>;
  /** Deletes all answers; called once the server has them. */
  reset: () => void;
};

/** A form with steps: one object shared by its pages and the hooks of this folder. */
export type SteppedForm<Form extends SavedForm, Step extends string = string> = Definition<
  Form,
  Step
> & {
  attempt: AttemptStore;
  receipt: ReceiptStore;
  /** One for all steps: its work may start before the last page. */
  captcha: CaptchaClient;
};

/** The parts of a form that do not depend on its answers. */
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
