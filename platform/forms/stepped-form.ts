import type { z } from "zod";
import type { StoreApi } from "zustand/vanilla";
import type { FormName } from "#contract/clients/forms.ts";
import type { UploadPurpose } from "#contract/values/upload-terms.ts";
import { type CaptchaClient, createCaptchaClient } from "../captcha/captcha-client.ts";
import type { SavedForm } from "./answers.store.ts";
import { type AttemptStore, createAttemptStore } from "./attempt.store.ts";
import { type Fields, type SentField, toSentFields } from "./fields.ts";
import type { OnePage } from "./one-page.ts";
import { createReceiptStore, type ReceiptStore } from "./receipt.store.ts";
import type { FormSteps } from "./steps.ts";
import type { InputValues } from "./use-step-form.ts";

/** A step: its page, and what it asks for. */
export type FormStep = {
  title: string;
  /** Above its answers in the summary. */
  summary?: string;
  fields?: Fields;
  /** Loads the schema that validates its controls on Continue. */
  loadSchema?: () => Promise<z.ZodType>;
  /** Called at every input as well. */
  onSave?: (input: InputValues) => void;
};

type Definition<Form extends SavedForm, Step extends string> = {
  name: FormName;
  /** Noun of messages: "Your … wasn't sent". */
  noun: string;
  /** Path of the form: `/order`. */
  base: string;
  /** In their order, under the last segments of their paths. */
  steps: Readonly<Record<Step, FormStep>>;
  /** How many steps at the beginning have no number: visitors may enter after them. */
  uncounted?: number;
  /** Endpoint that it is posted to. */
  url: string;
  /** What the body has besides the fields of the steps and those of every form. */
  toMore?: (answers: Form) => readonly SentField[];
  /** The field that takes a file, which is the purpose of the upload too. */
  file?: UploadPurpose;
  /** The form on one page, for browsers in which the scripts did not come. */
  onePage: OnePage;
  store: StoreApi<Form> & { readSaved: (text: string) => Form | undefined };
  /** Deletes all answers; called once the server has them. */
  reset: () => void;
};

/** A form with steps: one object shared by its pages and the hooks of this folder. */
export type SteppedForm<Form extends SavedForm, Step extends string = string> = Omit<
  Definition<Form, Step>,
  "base" | "steps" | "uncounted" | "toMore"
> & {
  steps: FormSteps<Step>;
  step: Readonly<Record<Step, FormStep>>;
  /** The fields of the body, without those of every form. */
  toBody: (answers: Form) => readonly SentField[];
  attempt: AttemptStore;
  receipt: ReceiptStore;
  /** One for all steps: its work may start before the last page. */
  captcha: CaptchaClient;
};

/** The parts of a form that do not depend on its answers. */
export type FormFrame<Step extends string = string> = Pick<
  SteppedForm<SavedForm, Step>,
  "steps" | "attempt" | "receipt" | "reset"
> & {
  store: Pick<StoreApi<SavedForm>, "getState" | "getInitialState" | "subscribe">;
};

export function createSteppedForm<Form extends SavedForm, Step extends string>({
  base,
  steps,
  uncounted = 0,
  toMore = () => [],
  ...definition
}: Definition<Form, Step>): SteppedForm<Form, Step> {
  const { name } = definition;
  return {
    ...definition,
    steps: { base, steps: Object.keys(steps) as Step[], uncounted },
    step: steps,
    toBody: (answers) => [
      ...Object.values<FormStep>(steps).flatMap(({ fields }) =>
        toSentFields(fields ?? {}, answers),
      ),
      ...toMore(answers),
    ],
    attempt: createAttemptStore(name),
    receipt: createReceiptStore(name),
    captcha: createCaptchaClient(name),
  };
}
