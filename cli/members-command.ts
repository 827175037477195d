import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { importMembers } from "#app/desk/members/import/import-members.server.ts";
import { type Mapping, MappingSchema } from "#app/desk/members/import/member-mapping.server.ts";
import { writeWholeFile } from "#services/content/folder/write-file.server.ts";
import { countOf, sortProblems } from "#services/content/parsing/content-problem.ts";
import { toFindings } from "#services/content/parsing/schema-problems.ts";
import { parseYaml } from "#services/content/yaml/yaml-source.ts";
import { printProblems } from "./content-print.ts";
import { runCommand } from "./run-command.ts";
import { showPath } from "./show-path.ts";
import { DONE, FAILED, type Terminal } from "./terminal.ts";
import { readArguments, UsageError } from "./usage.ts";

const USAGE = `Usage: npm run members -- COMMAND

  import FILE       write members of another system as files of a content folder
    --into FOLDER   the content folder, which has technologies.yaml
    --map FILE      YAML: its columns, words of its values, and defaults
    --replace       also over files of members that the folder has

FILE is CSV, with a line of column names, or JSON Resume, one résumé or a list of them. Nothing
is written when anything is wrong. Afterwards: npm run content -- check FOLDER. Uses no database.
Exit codes: 0 done, 1 problems found or something failed, 2 wrong usage.`;

const OPTIONS = {
  help: { type: "boolean", short: "h" },
  into: { type: "string" },
  map: { type: "string" },
  replace: { type: "boolean" },
} as const;

/** Of the file that is imported, and of its mapping. */
const MAX_BYTES = 100_000_000;

async function readText(path: string, terminal: Terminal): Promise<string> {
  const shown = showPath(path, terminal);
  const { size } = await stat(path).catch(() => {
    throw new UsageError(`There is no file ${shown}`);
  });
  if (size > MAX_BYTES) throw new UsageError(`${shown} is larger than 100 MB: split it`);
  const bytes = await readFile(path);
  // As spreadsheets save "Unicode text".
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError(`${shown} is not UTF-8: save it as CSV UTF-8`);
  }
}

async function readMapping(path: string | undefined, terminal: Terminal): Promise<Mapping> {
  if (path === undefined) return MappingSchema.parse({});
  const input = parseYaml(await readText(path, terminal)).value ?? {};
  const parsed = MappingSchema.safeParse(input, { reportInput: true });
  if (parsed.success) return parsed.data;
  const [finding] = toFindings(MappingSchema, parsed.error);
  const at = finding?.path.map(String).join(".");
  throw new UsageError(`${showPath(path, terminal)}: ${at}: ${finding?.toMessage()}`);
}

type Technology = { slug: string; name: string; aliases?: string[] };

async function readTechnologies(folder: string, terminal: Terminal): Promise<Technology[]> {
  const path = join(folder, "technologies.yaml");
  if (!existsSync(path)) {
    throw new UsageError(
      `${showPath(folder, terminal)} is no content folder: make one with npm run content -- export FOLDER`,
    );
  }
  const value = parseYaml(await readText(path, terminal)).value;
  return Array.isArray(value) ? value : [];
}

async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = readArguments(args, OPTIONS);
  if (values.help) {
    terminal.print(USAGE);
    return DONE;
  }
  const [command, input, ...rest] = positionals;
  if (command !== "import") throw new UsageError("The one command is import");
  if (input === undefined || rest.length > 0) throw new UsageError("import takes one file");
  if (values.into === undefined) throw new UsageError("--into FOLDER is missing");
  const folder = resolve(terminal.callerDir, values.into);
  const file = resolve(terminal.callerDir, input);
  const mapFile = values.map === undefined ? undefined : resolve(terminal.callerDir, values.map);
  const { files, problems } = importMembers({
    file: basename(file),
    text: await readText(file, terminal),
    mapping: await readMapping(mapFile, terminal),
    technologies: await readTechnologies(folder, terminal),
  });
  if (problems.length > 0) {
    printProblems(dirname(file), sortProblems(problems), terminal);
    terminal.print(`${countOf(problems.length, "problem")}. Nothing was written.`);
    return FAILED;
  }
  const there = [...files.keys()].filter((path) => existsSync(join(folder, path)));
  if (there.length > 0 && !values.replace) {
    for (const path of there) terminal.print(`${showPath(join(folder, path), terminal)} is there`);
    terminal.print("Nothing was written. Leave these members out, or add --replace.");
    return FAILED;
  }
  for (const [path, text] of files) await writeWholeFile(join(folder, path), text);
  const shown = showPath(folder, terminal);
  terminal.print(`Wrote ${countOf(files.size, "file")}. Now: npm run content -- check ${shown}`);
  return DONE;
}

/** Runs the command above; returns the exit code and never throws. */
export function runMembersCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  return runCommand(terminal, USAGE, args, () => run(args, terminal));
}
