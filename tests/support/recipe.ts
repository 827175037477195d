import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { projectRoot } from "#platform/process/project-root.server.ts";

/** The blocks of code of a recipe in `docs/programs.md`, by their language. */
export async function readRecipe(heading: string): Promise<Record<string, string>> {
  const chapter = await readFile(join(projectRoot, "docs/programs.md"), "utf8");
  const [, recipe = ""] = chapter.split(`\n## ${heading}\n`);
  const [own = ""] = recipe.split("\n## ");
  const blocks = own.matchAll(/```(\w+)\n(.*?)```/gs);
  return Object.fromEntries([...blocks].map(([, language = "", code = ""]) => [language, code]));
}
