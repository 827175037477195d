import { z } from "zod";
import { CURRENCIES, SENIORITY_LEVELS } from "#contract/members/member-terms.ts";
import { isLongYaml, parseYaml } from "#services/content/yaml/yaml-source.ts";

const text = z.string().catch("");
const date = z.iso.date().nullable().catch(null);

/** What a list shows of a file. */
const DraftCardSchema = z.object({
  first_name: text,
  last_name: text,
  latin_name: z.string().nullable().catch(null),
  position: text,
  excerpt: text,
  country_code: text,
  seniority_level: z.enum(SENIORITY_LEVELS).nullable().catch(null),
  sales_rate: z.number().nullable().catch(null),
  sales_currency: z.enum(CURRENCIES).nullable().catch(null),
  available_from: date,
  availability_confirmed_at: date,
  vetting: z.array(z.unknown()).catch([]),
});
export type DraftCard = z.infer<typeof DraftCardSchema>;

/** A draft as far as it can be read: it may have any problem. */
export function toDraftCard(text: string): DraftCard {
  const value = isLongYaml(text) ? undefined : parseYaml(text).value;
  const found = DraftCardSchema.safeParse(value);
  return found.success ? found.data : DraftCardSchema.parse({});
}
