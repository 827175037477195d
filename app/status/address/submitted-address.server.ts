import { z } from "zod";
import { EmailSchema } from "#contract/values/person.ts";
import { handleSubmittedForm } from "#platform/forms/submitted-form.server.ts";
import { toFieldErrors } from "#platform/http/field-errors.ts";
import type { Services } from "#services/services.server.ts";
import { countPost } from "../count-post.server.ts";
import { correctAddress } from "./correct-address.service.server.ts";

const FormSchema = z.object({ email: EmailSchema });

/** Corrects the address that a form was sent with. */
export function handleSubmittedAddress(services: Services, token: string, request: Request) {
  return handleSubmittedForm<{ kind: "address" }>(request, async (read) => {
    await countPost(services, token);
    const form = FormSchema.safeParse({ email: (await read()).email });
    if (!form.success) return { errors: toFieldErrors(form.error) };
    await correctAddress(services, token, form.data.email);
    return { kind: "address" };
  });
}
