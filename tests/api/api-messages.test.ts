import { expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import type { ApiDocument } from "#app/pages/api/api-document.ts";
import { toAnswerForm } from "../support/proposals.ts";
import { toApplyForm, toFindForm, toRequestForm } from "../support/requests.ts";
import { createTestServices } from "../support/services.ts";

const services = await createTestServices();
const api = createApi({ ...services, env: { ...services.env, trustProxy: 1 } });
const document = (await (await api.request("/api/openapi.json")).json()) as ApiDocument;

/** What zod writes where a schema has no text of its own. */
const ZOD_DEFAULT = /Invalid|expected|received|Too (big|small)|Unrecognized|must (match|start|end)/;

/** A value of every kind that a form or a query can carry. */
const NONSENSE: [string, string][] = [
  ["", ""],
  ["", "nonsense"],
  ["", "-1"],
  ["", "99999999999999999999"],
  ["", "1.5e300"],
  ["", "x".repeat(5_000)],
  ["", "\u0000\u202e"],
  ["[]", "a"],
  ["[0]", "nonsense"],
  ["[field]", "nonsense"],
  ["[0][field]", "nonsense"],
];

const FORMS: [string, () => FormData][] = [
  ["/api/forms/request", toRequestForm],
  ["/api/forms/find", toFindForm],
  ["/api/forms/apply", toApplyForm],
  ["/api/forms/proposal", () => toAnswerForm("nonsense", 1)],
];

let client = 0;

/** Each from another client, for the rate limit. */
async function listMessages(path: string, init: RequestInit = {}): Promise<[string, string][]> {
  client += 1;
  const headers = { "X-Forwarded-For": `10.0.${client >> 8}.${client & 255}` };
  const response = await api.request(path, { ...init, headers });
  expect(response.status, path).toBeLessThan(500);
  if (response.status < 400) return [];
  const { message, errors = {} } = await response.json();
  return [
    ["message", message],
    ...Object.entries(errors).flatMap(([field, texts]) =>
      (texts as string[]).map((text): [string, string] => [field, text]),
    ),
  ];
}

const CONTACT_AT = [
  "contact_at[date]",
  "contact_at[time]",
  "contact_at[timezone]",
  "contact_at[offset]",
  "contact_at[hold]",
];

test.each(FORMS)(
  "nonsense in a field of %s gets one of our own messages",
  async (path, toForm) => {
    const sent = toForm();
    const names = new Set(
      [...sent.keys(), ...CONTACT_AT].map((name) => name.replace(/\[\d+\].*/, "")),
    );
    expect(names.size).toBeGreaterThan(2);
    for (const name of names) {
      for (const [suffix, value] of NONSENSE) {
        const form = toForm();
        for (const key of [...form.keys()])
          if (key === name || key.startsWith(`${name}[`)) form.delete(key);
        form.append(name + suffix, value);
        for (const [field, text] of await listMessages(path, { method: "POST", body: form })) {
          expect(text, `${path} ${name}${suffix}=${value.slice(0, 20)}: ${field}`).not.toMatch(
            ZOD_DEFAULT,
          );
        }
      }
    }
  },
  240_000,
);

test.each(FORMS)("%s without an idempotency key is refused by name", async (path, toForm) => {
  const form = toForm();
  form.delete("idempotency_key");
  const response = await api.request(path, { method: "POST", body: form });
  expect(response.status).toBe(422);
  expect((await response.json()).errors.idempotency_key[0]).toContain("Idempotency-Key");
});

test("nonsense in a query gets one of our own messages", async () => {
  const queries = Object.entries(document.paths).flatMap(([path, calls]) =>
    ((calls as { get?: { parameters?: { in: string; name: string }[] } }).get?.parameters ?? [])
      .filter((parameter) => parameter.in === "query")
      .map(({ name }) => [path.replace(/\{\w+\}/g, "1"), name] as const),
  );
  expect(queries.length).toBeGreaterThan(10);
  for (const [path, name] of queries) {
    for (const [suffix, value] of NONSENSE) {
      const query = new URLSearchParams({ [name + suffix]: value });
      for (const [field, text] of await listMessages(`${path}?${query}`)) {
        expect(text, `${path}?${name}${suffix}=${value.slice(0, 20)}: ${field}`).not.toMatch(
          ZOD_DEFAULT,
        );
      }
    }
  }
}, 240_000);
