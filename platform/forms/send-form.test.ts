import { afterEach, expect, test, vi } from "vitest";
import type { CaptchaClient } from "../captcha/captcha-client.ts";
import { NOT_CHECKED, NOT_SENT, NOT_STORED, sendForm } from "./send-form.ts";

const RECEIPT = { reference: "OG-7K3M9Q", submitted_at: "2026-11-21T09:15:00.000Z" };
type Answer = Response | Error;

function createCaptcha(): CaptchaClient & { tokens: number } {
  return {
    tokens: 1,
    begin: () => {},
    async getToken() {
      return `token ${this.tokens}`;
    },
    forget() {
      this.tokens += 1;
    },
  };
}

// why: what a server may answer is the input here; the real one is met by the browser tests.
function answer(...answers: Answer[]) {
  const sent: { body: FormData; headers: Headers }[] = [];
  vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
    sent.push({ body: init.body as FormData, headers: new Headers(init.headers) });
    const next = answers.shift();
    if (next instanceof Response) return next;
    throw next;
  });
  return sent;
}
afterEach(() => vi.unstubAllGlobals());

const problem = (status: number, body: object) => Response.json(body, { status });
const send = (captcha: CaptchaClient = createCaptcha()) =>
  sendForm({ url: "/api/forms/request", fields: [["name", "Zoë"]], key: "the-key", captcha });

test("a form is sent with its key and token and answered with a receipt", async () => {
  const sent = answer(Response.json({ data: RECEIPT }, { status: 201 }));
  expect(await send()).toEqual({ kind: "stored", receipt: RECEIPT });
  expect(sent[0]?.headers.get("Idempotency-Key")).toBe("the-key");
  expect(Object.fromEntries(sent[0]?.body ?? [])).toEqual({ name: "Zoë", g_recaptcha: "token 1" });
});

test("a spent token is replaced once, with the same key", async () => {
  const refused = () => problem(422, { errors: { g_recaptcha: ["Used"] } });
  const sent = answer(refused(), Response.json({ data: RECEIPT }, { status: 201 }));
  expect((await send()).kind).toBe("stored");
  expect(sent.map(({ body }) => body.get("g_recaptcha"))).toEqual(["token 1", "token 2"]);
  answer(refused(), refused());
  expect(await send()).toEqual({ kind: "failed", message: "Used" });
});

test.each<[string, Answer, object]>([
  ["no network", new TypeError("Failed to fetch"), { kind: "failed", message: NOT_SENT }],
  ["a fault of ours", problem(500, { message: "x" }), { kind: "failed", message: NOT_STORED }],
  [
    "a proxy's page",
    new Response("<html>", { status: 502 }),
    { kind: "failed", message: NOT_STORED },
  ],
  ["a cut answer", new Response("{", { status: 201 }), { kind: "failed", message: NOT_SENT }],
  [
    "too much at once",
    problem(429, { message: "Try again in 9 minutes." }),
    { kind: "failed", message: "Try again in 9 minutes. Your answers are still here." },
  ],
  [
    "answers that do not hold",
    problem(409, { errors: { members: ["Gone"] }, nearest: ["2026-11-24T08:00:00Z"] }),
    {
      kind: "refused",
      errors: { members: ["Gone"] },
      problem: { errors: { members: ["Gone"] }, nearest: ["2026-11-24T08:00:00Z"] },
    },
  ],
  [
    "a key of other answers",
    problem(422, { errors: { idempotency_key: ["We have OG-7K3M9Q"] } }),
    { kind: "other-answers", message: "We have OG-7K3M9Q" },
  ],
])("%s leaves the answers with the visitor", async (_what, response, outcome) => {
  answer(response);
  expect(await send()).toEqual(outcome);
});

test("a form whose captcha check fails is not sent, with an error", async () => {
  const sent = answer();
  const captcha = { ...createCaptcha(), getToken: () => Promise.reject(new Error("blocked")) };
  expect(await send(captcha)).toEqual({ kind: "failed", message: NOT_CHECKED });
  expect(sent).toEqual([]);
});
