import { beforeEach, expect, test, vi } from "vitest";
import {
  failedSubmissionStore,
  giveUpSubmissions,
  retrySubmissions,
  setSignedOut,
} from "./failed-submission.store.ts";
import { GivenUpError, holdFailedSubmissions } from "./hold-failed-submissions.ts";

type Result = Response | Error;
const OF_PAGE = { "X-Remix-Response": "yes" };
const accepted = () => new Response("[]", { status: 200, headers: OF_PAGE });

/** A browser whose requests get these responses, one after the other. */
function createHost(...responses: Result[]) {
  const sent: { body: string; signal: AbortSignal | null | undefined }[] = [];
  const fetch = async (_input: unknown, init?: RequestInit) => {
    const response = responses[sent.push({ body: String(init?.body), signal: init?.signal }) - 1];
    if (response instanceof Error) throw response;
    return response ?? accepted();
  };
  const host = {
    fetch: fetch as typeof globalThis.fetch,
    location: { pathname: "/desk/requests/OG-1", search: "" },
    navigator: { onLine: true },
  };
  holdFailedSubmissions(host);
  return { host, sent };
}

const PAGE = new URL("http://site/desk/requests/OG-1.data");
const toPost = (signal?: AbortSignal): RequestInit => ({
  method: "POST",
  body: new URLSearchParams({ intent: "note", key: "k", body: "They want two." }),
  ...(signal ? { signal } : {}),
});
const state = () => failedSubmissionStore.getState();
const waitForFailure = (message: RegExp) =>
  vi.waitFor(() => expect(state().failure?.message).toMatch(message));

beforeEach(() => {
  giveUpSubmissions();
  setSignedOut(false);
});

test.each([
  ["no connection", new TypeError("Failed to fetch"), /can't be reached/],
  ["no response in time", new DOMException("", "TimeoutError"), /didn't respond in time/],
  ["a restarting server", new Response("", { status: 503 }), /available/],
  [
    "a failure of the page",
    new Response("", { status: 500, headers: OF_PAGE }),
    /wrong on our side/,
  ],
  ["a page of a proxy", new Response("<h1>Log in</h1>", { status: 200 }), /wrong on our side/],
  [
    "a refusal by the server",
    Response.json({ message: "The request is too large." }, { status: 413 }),
    /^The request is too large\.$/,
  ],
])(
  "a form waits for another try after %s, which sends the same again",
  async (_, first, message) => {
    const { host, sent } = createHost(first);
    const response = host.fetch(PAGE, toPost());
    await waitForFailure(message);
    retrySubmissions();
    expect((await response).status).toBe(200);
    expect(sent.map(({ body }) => body)).toEqual(Array(2).fill(sent[0]?.body));
    expect(sent[0]?.body).toContain("key=k");
    expect(state().failure).toBeUndefined();
  },
);

test("a form that is given up is rejected, and one whose page was left asks nothing", async () => {
  const { host } = createHost(new TypeError(), new TypeError());
  const response = host.fetch(PAGE, toPost());
  await waitForFailure(/can't be reached/);
  giveUpSubmissions();
  await expect(response).rejects.toThrow(GivenUpError);

  const left = new AbortController();
  left.abort();
  await expect(host.fetch(PAGE, toPost(left.signal))).rejects.toThrow(GivenUpError);
  expect(state().failure).toBeUndefined();
});

test("what the page responds is the form's: errors of its fields, conflicts and redirects", async () => {
  for (const status of [200, 202, 403, 404, 409, 422, 429]) {
    const { host, sent } = createHost(new Response("[]", { status, headers: OF_PAGE }));
    expect((await host.fetch(PAGE, toPost())).status).toBe(status);
    expect(sent).toHaveLength(1);
  }
});

test("the same form that is pressed twice is one request, which leaving the page does not abort", async () => {
  const { host, sent } = createHost();
  const first = new AbortController();
  const responses = [host.fetch(PAGE, toPost(first.signal)), host.fetch(PAGE, toPost())];
  first.abort();
  for (const response of await Promise.all(responses)) expect(await response.text()).toBe("[]");
  expect(sent).toHaveLength(1);
  expect(sent[0]?.signal?.aborted).toBe(false);
  await host.fetch(PAGE, toPost());
  expect(sent).toHaveLength(2);
});

test("without a session a form and another page wait for the sign-in, the page that is shown does not", async () => {
  const ended = () => new Response("", { status: 401, headers: OF_PAGE });
  const { host, sent } = createHost(ended());
  const form = host.fetch(PAGE, toPost());
  await waitForFailure(/session has ended/);
  expect(state().failure?.kind).toBe("signed-out");
  retrySubmissions();
  expect((await form).status).toBe(200);
  expect(sent).toHaveLength(2);

  const other = createHost(ended()).host.fetch(new URL("http://site/desk.data"));
  await waitForFailure(/session has ended/);
  retrySubmissions();
  expect((await other).status).toBe(200);

  const shown = await createHost(ended()).host.fetch(new URL(`${PAGE}?_routes=desk`));
  expect(shown.status).toBe(401);
  expect(state()).toMatchObject({ failure: undefined, isSignedOut: true });
});
