/**
 * Taxonomy of published members: ids of technologies and tags, codes of countries and languages.
 */
export type TaxonomyUse = {
  hasTechnology(id: number): boolean;
  hasTag(id: number): boolean;
  hasCountry(code: string): boolean;
  hasLanguage(code: string): boolean;
};
