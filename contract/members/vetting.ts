import { z } from "zod";
import { VETTING_CHECKS } from "./vetting-terms.ts";

/** One stage of the candidates' test, with the number of people who reached it. */
export const VettingStationSchema = z.strictObject({
  name: z.string().min(1).max(40),
  text: z.string().min(1).max(160),
  /** `members` is the number of published members, counted in the database. */
  count: z.union([z.int().min(0).max(9_999_999), z.literal("members")]),
  /** The check whose dated records on profiles prove this stage. */
  check: z.enum(VETTING_CHECKS).optional(),
});

/** How candidates are tested, in `site.yaml`; the home page shows it. */
export const VettingSchema = z.strictObject({
  /** Period of the counts, such as "January 2024 to October 2026". */
  period: z.string().min(1).max(80),
  stations: z.array(VettingStationSchema).min(2).max(6),
});
export type Vetting = z.infer<typeof VettingSchema>;
