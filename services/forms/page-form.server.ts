import type { z } from "zod";
import { HONEYPOT_FIELD, PAGE_FORM_FIELDS, type PageFormName } from "#contract/clients/forms.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import type { UploadPurpose } from "#contract/values/upload-terms.ts";
import type { Database } from "#database/client.server.ts";
import { isUnavailable } from "#platform/browser/unavailable.ts";
import { CAPTCHA_FIELD, type Captcha } from "#platform/captcha/captcha.server.ts";
import { PublicError } from "#platform/errors.ts";
import { readTextFields } from "#platform/forms/multipart.server.ts";
import type { PageFormState } from "#platform/forms/page-form-state.ts";
import { NOT_STORED } from "#platform/forms/send-form.ts";
import type { Delivery } from "#platform/forms/submission.server.ts";
import type { InputValues } from "#platform/forms/use-step-form.ts";
import { toFieldErrors } from "#platform/http/field-errors.ts";
import type { Logger } from "#platform/process/log.server.ts";
import type { Clock } from "#platform/time/clock.ts";
import { toFileFields } from "#platform/uploads/file-fields.ts";
import {
  type FormWithFile,
  readFormWithFile,
} from "#platform/uploads/read-form-with-file.server.ts";
import { storeUpload, uploadLimit } from "../uploads/uploads.service.server.ts";
import { createFormTokenCheck, issueFormToken, readFormToken } from "./form-token.server.ts";

/** The request of a posted form page, and the services to handle it. */
export type PageFormVisit = {
  request: Request;
  /** Address of the client. */
  client: string;
  db: Database;
  clock: Clock;
  log: Logger;
};

type Fill = { intent: string; take: (input: InputValues) => InputValues | Promise<InputValues> };

export type PageForm<Schema extends z.ZodType> = {
  name: PageFormName;
  /** The field that takes a file. */
  file?: { field: string; purpose: UploadPurpose } | undefined;
  /** Fill controls from others, for a post that has this intent. */
  fills?: readonly Fill[];
  /** Maps the controls' values to the body of the form's endpoint. */
  toValues: (input: InputValues) => Record<string, unknown>;
  schema: Schema;
  /** Further errors of the page's own controls. */
  check?: (input: InputValues) => FieldErrors;
  /** Maps errors to the names of the controls they belong to. */
  toControlErrors?: (errors: FieldErrors) => FieldErrors;
  submit: (answers: z.output<Schema>, delivery: Delivery, captcha: Captcha) => Promise<unknown>;
};

export type PageFormOutcome =
  /** Stored now or earlier under this key. */
  | { kind: "stored"; key: string }
  | { kind: "open"; state: PageFormState; status: number; retryAfter: number | undefined };

/**
 * Validates and stores a form that a browser posted to its page. The host has admitted it like a
 * post to the form's endpoint; a signed token replaces captcha and idempotency key.
 */
export async function handlePageForm<Schema extends z.ZodType>(
  visit: PageFormVisit,
  form: PageForm<Schema>,
): Promise<PageFormOutcome> {
  const { db, clock, client, log } = visit;
  const newToken = () => issueFormToken(db, form.name, clock());
  let read: Awaited<ReturnType<typeof readSubmission>>;
  try {
    read = await readSubmission(visit, form.file);
  } catch (error) {
    if (!(error instanceof PublicError)) throw error;
    return toUnread(error, await newToken());
  }
  const { errors: fileErrors } = read;
  const intent = read.input[PAGE_FORM_FIELDS.intent];
  const fill = form.fills?.find((one) => one.intent === intent);
  const input = fill ? await fill.take(read.input) : read.input;
  const sent = input[PAGE_FORM_FIELDS.token] ?? "";
  const token = await readFormToken(db, sent, form.name);
  const open = async (
    { errors = {}, problem, nearest }: Partial<Omit<PageFormState, "input" | "token">>,
    { status = 422, retryAfter = undefined as number | undefined, renew = !token } = {},
  ): Promise<PageFormOutcome> => ({
    kind: "open",
    state: { input, errors, problem, nearest, token: renew ? await newToken() : sent },
    status,
    retryAfter,
  });

  if (intent !== "send") return open({ errors: fileErrors }, { status: 200 });
  if (input[HONEYPOT_FIELD]?.trim()) {
    return open({ errors: { [HONEYPOT_FIELD]: ["Leave this field empty"] } });
  }
  const toErrors = form.toControlErrors ?? ((errors: FieldErrors) => errors);
  const answers = form.schema.safeParse(form.toValues(input));
  const errors = {
    ...(answers.success ? {} : toErrors(toFieldErrors(answers.error))),
    ...form.check?.(input),
    ...fileErrors,
  };
  if (!answers.success || Object.keys(errors).length > 0) return open({ errors });

  const delivery = { key: token?.key ?? crypto.randomUUID(), token: sent, client };
  try {
    await form.submit(answers.data, delivery, createFormTokenCheck(db, clock));
    return { kind: "stored", key: delivery.key };
  } catch (error) {
    if (!(error instanceof PublicError)) {
      log.error({ err: error }, "a form page was not stored");
      const status = isUnavailable(error) ? 503 : 500;
      // The database may be what is missing, and the token is as good as before.
      return open(
        { problem: `${NOT_STORED} Send them again in a moment.` },
        { status, renew: false },
      );
    }
    const { status, retryAfter, members } = error;
    const { [CAPTCHA_FIELD]: token, idempotency_key, ...rest } = error.errors ?? {};
    const [other] = [...(token ?? []), ...(idempotency_key ?? [])];
    if (other) return open({ problem: `${other}.` }, { status, renew: true });
    const controls = toErrors(rest);
    const nearest = Array.isArray(members.nearest) ? members.nearest.map(String) : undefined;
    return Object.keys(controls).length > 0
      ? open({ errors: controls, nearest }, { status })
      : open({ problem: error.message }, { status, retryAfter });
  }
}

/** The body was not read: the input is in the browser only. */
function toUnread(error: PublicError, token: string): PageFormOutcome {
  const state = { input: {}, errors: {}, problem: error.message, token, isUnread: true };
  return { kind: "open", state, status: error.status, retryAfter: error.retryAfter };
}

async function readSubmission(
  { request, client, db }: PageFormVisit,
  file: PageForm<z.ZodType>["file"],
): Promise<{ input: InputValues; errors: FieldErrors }> {
  if (!file) return { input: toInput(await readTextFields(request)), errors: {} };
  const form = await uploadLimit.run(() => readFormWithFile(request, `${file.field}_file`));
  const input = toInput(form.fields);
  const names = toFileFields(file.field);
  if (input[`${file.field}_remove`]) for (const name of Object.values(names)) input[name] = "";
  try {
    const stored = await storeFile({ client, db }, form, file.purpose);
    if (stored) {
      input[names.upload] = stored.upload;
      input[names.name] = stored.name;
      input[names.size] = String(stored.size);
      input[names.expires_at] = stored.expires_at;
    }
    return { input, errors: form.fault ? { [file.field]: [form.fault] } : {} };
  } catch (error) {
    if (!(error instanceof PublicError)) throw error;
    return { input, errors: { [file.field]: [error.message] } };
  }
}

async function storeFile(
  { client, db }: Pick<PageFormVisit, "client" | "db">,
  { file }: FormWithFile,
  purpose: UploadPurpose,
) {
  if (!file) return undefined;
  return storeUpload(db, { ...file, purpose }, client);
}

function toInput(fields: readonly (readonly [string, string])[]): InputValues {
  return Object.fromEntries(fields);
}
