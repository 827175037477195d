/** Loads the schemas of the form with zod, which is a fifth of a page's size budget. */
const load = () => import("#contract/request.ts");

export const loadContactsSchema = async () => (await load()).ContactsSchema;
export const loadProjectSchema = async () => (await load()).ProjectSchema;
