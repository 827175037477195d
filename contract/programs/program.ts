import { z } from "zod";
import { ACCESS_SCOPES } from "../desk/access-token-terms.ts";
import { STAFF_ROLES } from "../desk/staff-terms.ts";

/** What a program is told about its own token. */
export const ProgramSchema = z.object({
  staff_id: z.number().int().describe("Of who the token acts for"),
  name: z.string().describe("Of who the token acts for"),
  role: z.enum(STAFF_ROLES).describe("What of the scopes counts is what this role includes too"),
  scopes: z.array(z.enum(ACCESS_SCOPES)).describe("What the token may do"),
});
