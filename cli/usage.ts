import { type ParseArgsConfig, parseArgs } from "node:util";

/** Wrong arguments of a command; `message` is one line without a full stop. */
export class UsageError extends Error {
  override name = "UsageError";
}

/**
 * How one command is called, and where to read about all of them.
 * @param usage begins with `Usage: npm run content -- COMMAND` and has a line for each command
 */
export function toShortUsage(usage: string, args: readonly string[]): string {
  const [general = ""] = usage.split("\n");
  const name = args.find((argument) => /^[a-z][a-z-]*$/.test(argument));
  const [, synopsis] = new RegExp(`^  (${name}(?: \\S+)*)`, "m").exec(usage) ?? [];
  const [program = ""] = general.replace(/^Usage: /, "").split(" -- ");
  const line = synopsis ? general.replace("COMMAND", synopsis) : general;
  return `${line}\nHelp: ${program} -- --help`;
}

type OptionTypes = NonNullable<ParseArgsConfig["options"]>;

/**
 * Reads the arguments of a command line.
 * @throws UsageError
 */
export function readArguments<const Types extends OptionTypes>(
  args: readonly string[],
  options: Types,
) {
  // Checked here first, because the messages of `parseArgs` are for programmers.
  const { tokens } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const { rawName, value, inlineValue } = token;
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (!option) throw new UsageError(`There is no option ${rawName}`);
    if (option.type === "boolean" && value !== undefined) {
      throw new UsageError(`${rawName} takes no value`);
    }
    if (option.type === "string" && (!value || (!inlineValue && value.startsWith("-")))) {
      throw new UsageError(`${rawName} needs a value`);
    }
  }
  return parseArgs({ args: [...args], options, allowPositionals: true });
}
