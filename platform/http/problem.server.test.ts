import { expect, test } from "vitest";
import { z } from "zod";
import { ProblemSchema } from "#contract/http/problem.ts";
import { PublicError, unprocessable } from "../errors.ts";
import { toFieldErrors } from "./field-errors.ts";
import { problemResponse, toProblem } from "./problem.server.ts";

test("a public error retains its status, message and fields", () => {
  const problem = toProblem(unprocessable({ email: ["Enter your email address"] }), "ref");
  expect(ProblemSchema.parse(problem)).toMatchObject({
    status: 422,
    message: "Enter your email address",
    errors: { email: ["Enter your email address"] },
    reference: "ref",
  });
});

test("5xx texts are hidden behind a reference", () => {
  const problem = toProblem(new Error("password of the database is hunter2"));
  expect(problem.status).toBe(500);
  expect(JSON.stringify(problem)).not.toContain("hunter2");
  expect(problem.reference).not.toBe("");
});

test("a response says when to retry", async () => {
  const error = new PublicError(429, "Wait a minute", { retryAfter: 60 });
  const response = problemResponse(toProblem(error), error.retryAfter);
  expect(response.status).toBe(429);
  expect(response.headers.get("Retry-After")).toBe("60");
  expect(response.headers.get("Content-Type")).toContain("application/problem+json");
});

test("malformed parameters are named by their path", () => {
  const schema = z.strictObject({ filter: z.strictObject({ ids: z.array(z.number()) }) });
  const result = schema.safeParse({ filter: { ids: ["x"], idz: 1 }, foo: 1 });
  expect(result.success).toBe(false);
  if (!result.success) {
    expect(Object.keys(toFieldErrors(result.error)).sort()).toEqual([
      "filter.ids.0",
      "filter.idz",
      "foo",
    ]);
  }
});
