import { pino } from "pino";
import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { HONEYPOT_FIELD, PAGE_FORM_FIELDS } from "#contract/clients/forms.ts";
import { PublicError, unprocessable } from "#platform/errors.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { createPdf } from "#tests/support/documents.ts";
import { FORM_EXPIRED, issueFormToken, readFormToken } from "./form-token.server.ts";
import { handlePageForm, type PageForm } from "./page-form.server.ts";

const { db } = await createTestDatabase();
const NOW = new Date("2026-11-20T10:00:00Z");
const log = pino({ level: "silent" });

const Schema = z.object({ name: z.string().min(2, "Enter your name"), cv: z.string().optional() });
const submit = vi.fn<PageForm<typeof Schema>["submit"]>();
afterEach(() => submit.mockReset());

const form: PageForm<typeof Schema> = {
  name: "apply",
  file: { field: "cv", purpose: "cv" },
  schema: Schema,
  toValues: ({ name, cv }) => ({ name, ...(cv ? { cv } : {}) }),
  submit,
};

function post(fields: Record<string, string | File>, name = "apply") {
  const body = new FormData();
  body.append(PAGE_FORM_FIELDS.intent, "send");
  for (const [field, value] of Object.entries(fields)) body.append(field, value);
  const request = new Request("http://site/apply/form", { method: "POST", body });
  const visit = { request, client: "203.0.113.7", db, clock: () => NOW, log };
  return handlePageForm(visit, { ...form, name: name as "apply" });
}

/** A token that was issued so many milliseconds ago. */
const issue = (age = 60_000) => issueFormToken(db, "apply", new Date(NOW.getTime() - age));

async function postOpen(fields: Record<string, string | File>) {
  const outcome = await post(fields);
  if (outcome.kind !== "open") throw new Error("It was stored");
  return outcome;
}

const TYPED = { name: "Zoë Tamm", message: "Long and well considered" };

test("a form is stored under the key of its token", async () => {
  const token = await issue();
  const outcome = await post({ ...TYPED, form_token: token });
  const key = (await readFormToken(db, token, "apply"))?.key;
  expect(outcome).toEqual({ kind: "stored", key });
  expect(submit).toHaveBeenCalledWith(
    { name: "Zoë Tamm" },
    { key, token, client: "203.0.113.7" },
    expect.anything(),
  );
});

test("errors of fields come back with everything that was typed and the same token", async () => {
  const token = await issue();
  const { state, status } = await postOpen({ ...TYPED, name: "Z", form_token: token });
  expect(status).toBe(422);
  expect(state).toMatchObject({
    input: { ...TYPED, name: "Z" },
    errors: { name: ["Enter your name"] },
    token,
  });
  expect(submit).not.toHaveBeenCalled();
});

test("a token that expired costs nothing that was typed: the form is sent again with a new one", async () => {
  const old = await issue(5 * 3_600_000);
  // why: the service verifies the token by the check that it is given, as all of them do.
  submit.mockImplementation((_answers, { token, client }, captcha) =>
    captcha.verify(token, "apply", client),
  );
  const { state, status } = await postOpen({ ...TYPED, form_token: old });
  expect(status).toBe(422);
  expect(state).toMatchObject({ input: TYPED, errors: {}, problem: `${FORM_EXPIRED}.` });
  expect(state.token).not.toBe(old);
  expect(await readFormToken(db, state.token, "apply")).toMatchObject({ issued_at: NOW.getTime() });
});

test("a token that was used for another form is named and replaced, and nothing typed is lost", async () => {
  const used = await issue();
  const message = "This form was already sent. Its reference is OG-7K3M9Q";
  submit.mockRejectedValue(unprocessable({ idempotency_key: [message] }));
  const { state, status } = await postOpen({ ...TYPED, form_token: used });
  expect(status).toBe(422);
  expect(state).toMatchObject({ input: TYPED, errors: {}, problem: `${message}.` });
  expect(await readFormToken(db, state.token, "apply")).toBeDefined();
  expect(state.token).not.toBe(used);
});

test.each(["", "forged"])("the token %j is replaced by a good one", async (form_token) => {
  const { state } = await postOpen({ ...TYPED, name: "Z", form_token });
  expect(await readFormToken(db, state.token, "apply")).toBeDefined();
});

test("an unavailable service leaves text and token unchanged, with 503", async () => {
  const token = await issue();
  submit.mockRejectedValue(Object.assign(new Error("no connection"), { code: "ECONNREFUSED" }));
  const { state, status } = await postOpen({ ...TYPED, form_token: token });
  expect(status).toBe(503);
  expect(state).toMatchObject({ input: TYPED, token });
  expect(state.problem).toContain("Send them again in a moment");
});

test("too many forms are refused with the time to wait", async () => {
  submit.mockRejectedValue(new PublicError(429, "Too many attempts", { retryAfter: 30 }));
  const outcome = await postOpen({ ...TYPED, form_token: await issue() });
  expect(outcome).toMatchObject({ status: 429, retryAfter: 30 });
  expect(outcome.state).toMatchObject({ input: TYPED, problem: "Too many attempts" });
});

test("a button that does not send shows the page again without errors", async () => {
  const { state, status } = await postOpen({
    name: "Z",
    intent: "rows",
    form_token: await issue(),
  });
  expect(status).toBe(200);
  expect(state.errors).toEqual({});
  expect(submit).not.toHaveBeenCalled();
});

test("a field that people do not see stops what fills it", async () => {
  const { state } = await postOpen({ ...TYPED, [HONEYPOT_FIELD]: "x", form_token: await issue() });
  expect(state.errors).toHaveProperty(HONEYPOT_FIELD);
  expect(submit).not.toHaveBeenCalled();
});

test("a file that came with errors in other fields need not be chosen again", async () => {
  const cv_file = new File([new Uint8Array(createPdf())], "cv.pdf");
  const { state } = await postOpen({ name: "Z", cv_file, form_token: await issue() });
  expect(state.input).toMatchObject({ cv: expect.stringMatching(/\S{20,}/), cv_name: "cv.pdf" });

  const { cv = "", cv_name = "" } = state.input;
  await post({ ...TYPED, cv, cv_name, form_token: state.token });
  expect(submit.mock.lastCall?.[0]).toEqual({ name: "Zoë Tamm", cv });

  submit.mockClear();
  await post({ ...TYPED, cv, cv_name, cv_remove: "1", form_token: state.token });
  expect(submit.mock.lastCall?.[0]).toEqual({ name: "Zoë Tamm" });
});

test("a rejected file has an error beside its field, and the text stays", async () => {
  const cv_file = new File(["MZ not a document"], "cv.pdf");
  const { state, status } = await postOpen({ ...TYPED, cv_file, form_token: await issue() });
  expect(status).toBe(422);
  expect(state.input).toMatchObject(TYPED);
  expect(Object.keys(state.errors)).toEqual(["cv"]);
  expect(submit).not.toHaveBeenCalled();
});

test("an unreadable body shows an error and issues a new token", async () => {
  const request = new Request("http://site/apply/form", { method: "POST", body: "{}" });
  const visit = { request, client: "203.0.113.7", db, clock: () => NOW, log };
  const outcome = await handlePageForm(visit, form);
  expect(outcome).toMatchObject({
    kind: "open",
    status: 415,
    state: { isUnread: true, input: {} },
  });
});
