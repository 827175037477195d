/** Loads the schemas of the form with zod, which is a fifth of a page's size budget. */
const load = () => import("#contract/application.ts");

export const loadJobSchema = async () => (await load()).JobSchema;
export const loadApplicantSchema = async () => (await load()).ApplicantSchema;
export const loadLocationSchema = async () => (await load()).LocationSchema;
export const loadSkillsSchema = async () => (await load()).SkillsSchema;
export const loadDetailsSchema = async () => (await load()).DetailsSchema;
export const loadSocialsSchema = async () => (await load()).SocialsSchema;
