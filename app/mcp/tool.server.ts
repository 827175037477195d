import type { McpServer, StandardSchemaWithJSON } from "@modelcontextprotocol/server";
import { z } from "zod";
import type { AccessScope } from "#contract/desk/access-token-terms.ts";
import { withNoun } from "#contract/values/trade.ts";
import { isUnavailable } from "#platform/browser/unavailable.ts";
import { PublicError, unprocessable } from "#platform/errors.ts";
import { toFieldErrors } from "#platform/http/field-errors.ts";
import type { Logger } from "#platform/process/log.server.ts";
import { logRequestError } from "#platform/process/repeated-errors.server.ts";
import type { TokenActor } from "#services/access-tokens/access-tokens.repository.server.ts";
import type { Services } from "#services/services.server.ts";

/** What tools run with. */
export type ToolDeps = Pick<Services, "db" | "queue" | "env" | "clock" | "log">;

/** A tool that needs no token, or one for programs with `scope`. */
export type Tool = {
  name: string;
  title: string;
  description: string;
  scope?: AccessScope;
  /** Whether it stores something. */
  changes?: true;
  input: z.ZodObject;
  run: (deps: ToolDeps, input: unknown, program: TokenActor | undefined) => Promise<object>;
};

type PublicTool<Input extends z.ZodObject> = Omit<Tool, "input" | "run" | "scope"> & {
  input: Input;
  run: (deps: ToolDeps, input: z.output<Input>) => Promise<object>;
};

type DeskTool<Input extends z.ZodObject> = Omit<Tool, "input" | "run" | "scope"> & {
  scope: AccessScope;
  input: Input;
  run: (deps: ToolDeps, input: z.output<Input>, program: TokenActor) => Promise<object>;
};

/** A tool that needs no token. */
export const toPublicTool = <Input extends z.ZodObject>(tool: PublicTool<Input>): Tool => ({
  ...tool,
  run: (deps, input) => tool.run(deps, input as z.output<Input>),
});

/** A tool for programs with a scope; without one it neither is listed nor runs. */
export const toDeskTool = <Input extends z.ZodObject>(tool: DeskTool<Input>): Tool => ({
  ...tool,
  run: (deps, input, program) => {
    if (!program) throw new Error(`${tool.name} ran without a token`);
    return tool.run(deps, input as z.output<Input>, program);
  },
});

/** How a call of a tool ends; refused: by its input or what is stored, not by a failure of the site. */
export const TOOL_OUTCOMES = ["done", "refused", "failed"] as const;

type Caller = {
  program: TokenActor | undefined;
  count: (outcome: (typeof TOOL_OUTCOMES)[number]) => void;
};

/** Adds a tool to the server of one request. */
export function addTool(
  server: McpServer,
  deps: ToolDeps,
  { name, title, description, changes, input, run }: Tool,
  { program, count }: Caller,
): void {
  const config = {
    title,
    description: withNoun(description),
    inputSchema: toToolSchema(input),
    annotations: { readOnlyHint: !changes, destructiveHint: false, openWorldHint: false },
  };
  server.registerTool(name, config, async (sent) => {
    try {
      const parsed = input.safeParse(sent);
      if (!parsed.success) throw unprocessable(toFieldErrors(parsed.error));
      const result = toResult(await run(deps, parsed.data, program));
      count("done");
      return result;
    } catch (error) {
      count(isRefusal(error) ? "refused" : "failed");
      return toFailure(toErrorText(deps.log, error));
    }
  });
}

/**
 * The schema as clients read it: with the types that values have once they were read, since numbers
 * and lists may also come as text. The tool itself validates, so that its messages are ours.
 */
function toToolSchema(input: z.ZodObject): StandardSchemaWithJSON<unknown, unknown> {
  const { $schema, ...schema } = z.toJSONSchema(input, { io: "output" });
  // What has a default may be left out.
  const required = Object.keys(input.shape).filter(
    (field) => !input.shape[field]?.safeParse(undefined).success,
  );
  const readable = { ...schema, required };
  return {
    "~standard": {
      version: 1,
      vendor: "zod",
      validate: (value) => ({ value }),
      jsonSchema: { input: () => readable, output: () => readable },
    },
  };
}

const toResult = (data: object) => ({
  content: [{ type: "text" as const, text: JSON.stringify(data, null, 1) }],
});

const toFailure = (text: string) => ({
  isError: true,
  content: [{ type: "text" as const, text }],
});

const toFieldsText = (errors: Record<string, string[]>) =>
  Object.entries(errors)
    .map(([field, texts]) => `${field}: ${texts.join(". ")}`)
    .join("\n");

const isRefusal = (error: unknown): error is PublicError =>
  error instanceof PublicError && error.status < 500;

function toErrorText(log: Logger, error: unknown): string {
  if (isRefusal(error)) {
    return error.errors ? toFieldsText(error.errors) : error.message;
  }
  if (isUnavailable(error)) return "The site can't respond right now. Try again in a moment.";
  const reference = logRequestError(log, error, "a tool failed");
  return `Something went wrong on our side. Its reference is ${reference}.`;
}
