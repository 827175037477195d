import { z } from "zod";
import { EmailSchema } from "../values/person.ts";
import { SEARCH_FREQUENCIES } from "./saved-search-terms.ts";

export const SearchFrequencySchema = z.enum(
  SEARCH_FREQUENCIES,
  "Select how often you want an email",
);

export const SavedSearchSchema = z.object({
  email: EmailSchema,
  frequency: SearchFrequencySchema,
});
export type SavedSearch = z.infer<typeof SavedSearchSchema>;
