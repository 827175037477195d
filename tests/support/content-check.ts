import { contentKinds } from "#app/content.ts";
import { checkFolder } from "#services/content/check-content.server.ts";
import { formatProblem } from "#services/content/parsing/content-problem.ts";
import { ANNA, writeContentFolder } from "./content-folder.ts";

/** The problems of a content folder, as lines. */
export async function check(folder: string): Promise<string[]> {
  const { problems } = await checkFolder(folder, contentKinds);
  return problems.map((problem) => formatProblem(problem, (file) => file));
}

/** The problems with another text in the file of a member. */
export function checkAnna(text: string, replacement: string): Promise<string[]> {
  const changed = ANNA.replace(text, replacement);
  if (changed === ANNA) throw new Error(`The member does not say ${text}`);
  return check(writeContentFolder({ "members/anna-kask.yaml": changed }));
}

/** A problem of this file. */
export const anna = (rest: string): string => `members/anna-kask.yaml:${rest}`;
