/** Brings the rules of the form with zod, which is a fifth of what a page may weigh at its start. */
const load = () => import("#contract/hire-request.ts");

export const loadContactsSchema = async () => (await load()).ContactsSchema;
export const loadProjectSchema = async () => (await load()).ProjectSchema;
