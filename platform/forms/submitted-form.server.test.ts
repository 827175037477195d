import { expect, test } from "vitest";
import { notFound, PublicError } from "../errors.ts";
import { handleSubmittedForm } from "./submitted-form.server.ts";

/** A request as mail programs and browsers without JavaScript send it. */
const toRequest = (fields: Record<string, string>) =>
  new Request("https://ogds.example/status", {
    method: "POST",
    body: new URLSearchParams(fields),
  });

test("a form that is done returns what was done", async () => {
  const request = toRequest({ message: "Hello" });
  const submission = await handleSubmittedForm(request, async (read) => ({
    kind: "sent",
    message: (await read()).message,
  }));
  expect(submission).toEqual({ kind: "sent", message: "Hello" });
});

test("errors of fields show the form again with what was typed", async () => {
  const errors = { message: ["Write a message"] };
  const submission = await handleSubmittedForm(toRequest({ message: " " }), async (read) => {
    await read();
    return { errors };
  });
  expect(submission).toEqual({
    kind: "open",
    state: { input: { message: " " }, errors },
    status: 422,
    retryAfter: undefined,
  });
});

test.each(["Too many attempts. Try again in an hour.", "Too many attempts. Try again in an hour"])(
  "a refusal shows the form again with its reason as a sentence: %s",
  async (reason) => {
    const submission = await handleSubmittedForm(toRequest({ message: "Hello" }), async (read) => {
      await read();
      throw new PublicError(429, reason, { retryAfter: 3_600 });
    });
    const problem = "Too many attempts. Try again in an hour.";
    const state = { input: { message: "Hello" }, errors: {}, problem };
    expect(submission).toEqual({ kind: "open", state, status: 429, retryAfter: 3_600 });
  },
);

test("a form that is refused before it is read has nothing typed", async () => {
  const request = toRequest({ message: "Hello" });
  const submission = await handleSubmittedForm(request, () =>
    Promise.reject(notFound("No such link")),
  );
  expect(submission).toMatchObject({ state: { input: {}, problem: "No such link." }, status: 404 });
  expect(request.bodyUsed).toBe(false);
});

test("a character that can't be stored is refused in both encodings", async () => {
  const body = new FormData();
  body.set("message", "a\0b");
  const multipart = new Request("https://ogds.example/status", { method: "POST", body });
  for (const request of [multipart, toRequest({ message: "a\0b" })]) {
    const submission = await handleSubmittedForm(request, async (read) => {
      await read();
      return { kind: "sent" };
    });
    expect(submission).toMatchObject({ kind: "open", status: 400 });
  }
});

test("a bug is not shown to the visitor", async () => {
  const bug = handleSubmittedForm(toRequest({}), () => Promise.reject(new TypeError("no db")));
  await expect(bug).rejects.toThrow(TypeError);
});
