import { z } from "zod";
import { toLine } from "../values/text.ts";
import { ACCESS_SCOPES, listScopes, MAX_TOKEN_NAME, TOKEN_DAYS } from "./access-token-terms.ts";
import { FormKeySchema } from "./form-key.ts";
import type { StaffRole } from "./staff-terms.ts";

const NewTokenSchema = z.object({
  intent: z.literal("create"),
  key: FormKeySchema,
  name: z
    .string({ error: "Enter a name" })
    .overwrite(toLine)
    .min(1, "Enter a name")
    .max(MAX_TOKEN_NAME, `Name must be ${MAX_TOKEN_NAME} characters or less`),
  days: z.coerce
    .number({ error: "Select when it expires" })
    .pipe(z.literal(TOKEN_DAYS, { error: "Select when it expires" })),
  scopes: z.array(z.enum(ACCESS_SCOPES)).min(1, "Select what the program may do"),
});
export type NewAccessToken = z.infer<typeof NewTokenSchema>;

const RevocationSchema = z.object({
  intent: z.literal("revoke"),
  id: z.coerce.number().int().min(1).max(2_147_483_647),
});

/**
 * What a person with this role changes about access tokens. A form has a box for each scope, named
 * like it; others than those of the role are as if absent.
 */
export const toTokenChangeSchema = (role: StaffRole) =>
  z.preprocess(
    (form: Record<string, unknown>) => ({
      ...form,
      scopes: listScopes(role).filter((scope) => form[scope] !== undefined),
    }),
    z.discriminatedUnion("intent", [NewTokenSchema, RevocationSchema]),
  );
