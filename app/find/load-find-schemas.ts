/** Loads the schemas of the form with zod, which is a fifth of a page's size budget. */
const load = () => import("#contract/find-request.ts");

export const loadContactsSchema = async () => (await load()).FindContactsSchema;
export const loadDetailsSchema = async () => (await load()).FindDetailsSchema;
