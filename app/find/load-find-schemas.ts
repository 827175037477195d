/** Brings the rules of the form with zod, which is a fifth of what a page may weigh at its start. */
const load = () => import("#contract/find-request.ts");

export const loadContactsSchema = async () => (await load()).FindContactsSchema;
export const loadDetailsSchema = async () => (await load()).FindDetailsSchema;
