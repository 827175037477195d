import { z } from "zod";
import { HONEYPOT_FIELD, PAGE_FORM_FIELDS } from "#contract/clients/forms.ts";
import { EmailSchema } from "#contract/values/person.ts";
import { CAPTCHA_FIELD } from "#platform/captcha/captcha.server.ts";
import { PublicError } from "#platform/errors.ts";
import { readTextFields } from "#platform/forms/multipart.server.ts";
import type { PageFormState } from "#platform/forms/page-form-state.ts";
import type { InputValues } from "#platform/forms/use-step-form.ts";
import { toFieldErrors } from "#platform/http/field-errors.ts";
import { issueFormToken, requireFormToken } from "#services/forms/form-token.server.ts";
import { countClientHit } from "#services/rate-limit.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import { askForLinks } from "./lost-links.service.server.ts";

/** Posts of one client, refused ones too: people make mistakes, but not that many. */
const PER_CLIENT = { hits: 20, seconds: 3_600 };

const FormSchema = z.object({ email: EmailSchema });

export type SubmittedLostLink =
  | { kind: "asked" }
  | { kind: "open"; state: PageFormState; status: number; retryAfter: number | undefined };

/**
 * Takes the address of a person who lost their links. The response is the same for an address that
 * is known and one that is not.
 * @param client its IP address, which the host has counted once before it read the body
 */
export async function handleSubmittedLostLink(
  services: Pick<Services, "db" | "queue" | "clock">,
  client: string,
  request: Request,
): Promise<SubmittedLostLink> {
  const { db, clock } = services;
  let input: InputValues = {};
  const open = async (
    state: Partial<PageFormState>,
    { status = 422, retryAfter, renew = false }: Partial<Refusal> = {},
  ): Promise<SubmittedLostLink> => {
    const sent = renew ? undefined : input[PAGE_FORM_FIELDS.token];
    const token = sent || (await issueFormToken(db, "lost-link", clock()));
    return { kind: "open", state: { input, errors: {}, ...state, token }, status, retryAfter };
  };
  try {
    await countClientHit(db, "lost link", client, PER_CLIENT);
    input = Object.fromEntries(await readTextFields(request));
    if (input[HONEYPOT_FIELD]?.trim()) {
      return await open({ errors: { [HONEYPOT_FIELD]: ["Leave this field empty"] } });
    }
    const form = FormSchema.safeParse({ email: input.email });
    if (!form.success) return await open({ errors: toFieldErrors(form.error) });
    const token = input[PAGE_FORM_FIELDS.token] ?? "";
    await requireFormToken(db, { token, form: "lost-link", now: clock() });
    await askForLinks(services, form.data.email);
    return { kind: "asked" };
  } catch (error) {
    if (!(error instanceof PublicError)) throw error;
    const { message, status, retryAfter } = error;
    const [problem] = error.errors?.[CAPTCHA_FIELD] ?? [];
    return problem
      ? open({ problem: `${problem}.` }, { status, renew: true })
      : open({ problem: message }, { status, retryAfter });
  }
}

type Refusal = { status: number; retryAfter: number | undefined; renew: boolean };
