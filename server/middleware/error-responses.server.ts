import type { ErrorHandler } from "hono";
import { BusyError, PublicError } from "#platform/errors.ts";
import { createErrorHandler } from "#platform/http/error-response.server.ts";
import type { Logger } from "#platform/process/log.server.ts";
import { toBusyPage, toRefusedFormPage } from "../responses/refusal-page.server.ts";

/** Responds to a thrown error with a problem, in a browser with a page where there is one. */
export function respondToErrors(log: Logger, countRefusal: () => void): ErrorHandler {
  const toProblemResponse = createErrorHandler(log, countRefusal);
  return async (error, c) => {
    const problem = await toProblemResponse(error, c);
    const isForReader =
      !c.req.path.startsWith("/api/") && c.req.header("accept")?.includes("text/html");
    if (!isForReader) return problem;
    const isForm = c.req.method === "POST" && error instanceof PublicError;
    if (isForm) return toRefusedFormPage(problem, error.message);
    return error instanceof BusyError ? toBusyPage(problem) : problem;
  };
}
