import { z } from "zod";
import { BookingConfigSchema } from "./booking.ts";
import { TagSchema, TechnologySchema } from "./taxonomy.ts";
import { VettingSchema } from "./vetting.ts";

/** Data of the agency in `site.yaml`. */
export const SiteSchema = z.strictObject({
  name: z.string().min(1).max(60),
  legal_name: z.string().min(1).max(120),
  email: z.email(),
  phone: z.string().max(40).nullable(),
  address: z.strictObject({
    street: z.string().max(120),
    postal_code: z.string().max(20),
    city: z.string().max(80),
    country: z.string().max(80),
  }),
  social: z.strictObject({ linkedin: z.httpUrl().nullable(), youtube: z.httpUrl().nullable() }),
  tagline: z.string().min(1).max(160),
  description: z.string().min(1).max(300),
  booking: BookingConfigSchema.optional(),
  vetting: VettingSchema.optional(),
});
export type Site = z.infer<typeof SiteSchema>;

/** `GET /api/config/common`: what every page needs. */
export const CommonConfigSchema = z.object({
  tags: z.array(TagSchema),
  technologies: z.array(TechnologySchema),
});
export type CommonConfig = z.infer<typeof CommonConfigSchema>;
