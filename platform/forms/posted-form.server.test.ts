import { expect, test } from "vitest";
import { notFound, PublicError } from "../errors.ts";
import { handlePostedForm } from "./posted-form.server.ts";

/** A request as mail programs and browsers without JavaScript send it. */
const toRequest = (fields: Record<string, string>) =>
  new Request("https://ogds.example/status", {
    method: "POST",
    body: new URLSearchParams(fields),
  });

test("a form that is done returns what was done", async () => {
  const request = toRequest({ message: "Hello" });
  const posted = await handlePostedForm(request, async (read) => ({
    kind: "sent",
    message: (await read()).message,
  }));
  expect(posted).toEqual({ kind: "sent", message: "Hello" });
});

test("errors of fields show the form again with what was typed", async () => {
  const errors = { message: ["Write a message"] };
  const posted = await handlePostedForm(toRequest({ message: " " }), async (read) => {
    await read();
    return { errors };
  });
  expect(posted).toEqual({
    kind: "open",
    state: { typed: { message: " " }, errors },
    status: 422,
    retryAfter: undefined,
  });
});

test.each(["Too many attempts. Try again in an hour.", "Too many attempts. Try again in an hour"])(
  "a refusal shows the form again with its reason as a sentence: %s",
  async (reason) => {
    const posted = await handlePostedForm(toRequest({ message: "Hello" }), async (read) => {
      await read();
      throw new PublicError(429, reason, { retryAfter: 3_600 });
    });
    const problem = "Too many attempts. Try again in an hour.";
    const state = { typed: { message: "Hello" }, errors: {}, problem };
    expect(posted).toEqual({ kind: "open", state, status: 429, retryAfter: 3_600 });
  },
);

test("a form that is refused before it is read has nothing typed", async () => {
  const request = toRequest({ message: "Hello" });
  const posted = await handlePostedForm(request, () => Promise.reject(notFound("No such link")));
  expect(posted).toMatchObject({ state: { typed: {}, problem: "No such link." }, status: 404 });
  expect(request.bodyUsed).toBe(false);
});

test("a character that can't be stored is refused in both encodings", async () => {
  const body = new FormData();
  body.set("message", "a\0b");
  const multipart = new Request("https://ogds.example/status", { method: "POST", body });
  for (const request of [multipart, toRequest({ message: "a\0b" })]) {
    const posted = await handlePostedForm(request, async (read) => {
      await read();
      return { kind: "sent" };
    });
    expect(posted).toMatchObject({ kind: "open", status: 400 });
  }
});

test("a bug is not shown to the visitor", async () => {
  const bug = handlePostedForm(toRequest({}), () => Promise.reject(new TypeError("no db")));
  await expect(bug).rejects.toThrow(TypeError);
});
