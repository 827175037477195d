import { expect, it } from "vitest";
import { AnswerError, getJson } from "./get-json.ts";

/** A server that gives these answers in turn; `undefined` means that the connection breaks. */
function serverThatAnswers(...statuses: (number | undefined)[]) {
  const asked: string[] = [];
  const answer = async (path: unknown) => {
    const status = statuses[asked.push(String(path)) - 1];
    if (status === undefined) throw new TypeError("Failed to fetch");
    return Response.json({ data: status }, { status });
  };
  return { asked, fetch: answer as typeof globalThis.fetch };
}

it.each([408, 409, 425, 429, 500, 502, 503, 504, undefined])(
  "is retried once on %s",
  async (status) => {
    const { asked, fetch } = serverThatAnswers(status, 200);
    await expect(getJson("/api/members", { fetch })).resolves.toEqual({ data: 200 });
    expect(asked).toHaveLength(2);
  },
);

it("is not retried twice", async () => {
  const { asked, fetch } = serverThatAnswers(503, 503, 200);
  await expect(getJson("/api/members", { fetch })).rejects.toEqual(new AnswerError(503));
  expect(asked).toHaveLength(2);
});

it.each([400, 404, 422])("is not retried on %s", async (status) => {
  const { asked, fetch } = serverThatAnswers(status, 200);
  await expect(getJson("/api/members", { fetch })).rejects.toMatchObject({ status });
  expect(asked).toHaveLength(1);
});

it("stops when nobody waits any more", async () => {
  const { fetch } = serverThatAnswers(undefined, 200);
  const signal = AbortSignal.abort();
  await expect(getJson("/api/members", { fetch, signal })).rejects.toThrow("Failed to fetch");
});
