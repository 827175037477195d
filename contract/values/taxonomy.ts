import { z } from "zod";

/** Identifier of a record in URLs: lower-case ASCII words joined by single hyphens. */
export const SlugSchema = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "Use lower-case letters, digits and single hyphens");

const namedFields = {
  id: z.number().int().describe("Stays the same when the slug changes"),
  slug: SlugSchema.describe("Of its landing page and filter"),
  name: z.string().describe("As it is written"),
};

export const TechnologySchema = z.object(namedFields).meta({ id: "Technology" });
export type Technology = z.infer<typeof TechnologySchema>;

/** An industry that projects are tagged with. */
export const TagSchema = z.object(namedFields).meta({ id: "Tag" });
export type Tag = z.infer<typeof TagSchema>;

/** A country of `/api/counties` (the spec's spelling). */
export const CountrySchema = z
  .object({
    code: z.string().length(2).describe("ISO 3166-1 alpha-2, upper case"),
    name: z.string().describe("In English"),
  })
  .meta({ id: "Country" });
export type Country = z.infer<typeof CountrySchema>;

export const LanguageSchema = z
  .object({
    code: z.string().min(2).max(3).describe("ISO 639, lower case"),
    name: z.string().describe("In English"),
  })
  .meta({ id: "Language" });
export type Language = z.infer<typeof LanguageSchema>;
