/** Error statuses of the API. */
export const PROBLEM_TITLES = {
  400: "Bad request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not found",
  405: "Method not allowed",
  408: "Too slow",
  409: "Conflict",
  412: "Precondition failed",
  413: "Too large",
  414: "URL too long",
  415: "Unsupported media type",
  422: "Unprocessable content",
  428: "Precondition required",
  429: "Too many requests",
  431: "Headers too large",
  500: "Something went wrong",
  503: "Unavailable",
} as const;
export type ProblemStatus = keyof typeof PROBLEM_TITLES;
