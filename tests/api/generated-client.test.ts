import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createClient } from "@hey-api/openapi-ts";
import ts from "typescript";
import { expect, onTestFinished, test } from "vitest";
import { createApi } from "#app/api.ts";
import { contentKinds } from "#app/content.ts";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { createTestToken } from "#tests/support/access-tokens.ts";
import { importFolder } from "#tests/support/import-folder.ts";
import { createStaff } from "#tests/support/staff.ts";
import { removeTemporaryFolder, temporaryPath } from "#tests/support/temporary-folder.ts";
import { createTestServices } from "../support/services.ts";

const services = await createTestServices();
const api = createApi(services);
await importFolder(services.db, join(projectRoot, "content/demo"), contentKinds);

/** What a program does with the client; compiled with its types, then run. */
const FLOW = `
import { client } from "./client.gen.ts";
import {
  addRequestNote,
  getRequestDraft,
  holdSlot,
  listMembers,
  listRequestEntries,
  listRequests,
  listSlots,
  saveRequestDraft,
  sendHireRequest,
  shareShortlist,
} from "./sdk.gen.ts";

export async function hire(send: typeof fetch, key: string) {
  client.setConfig({ fetch: send, throwOnError: true });
  const query = { technology: ["react"], rate_max: 80, per_page: 2 };
  const members = (await listMembers({ query, throwOnError: true })).data.data;
  const ids = members.map(({ id }) => id);
  const shared = (await shareShortlist({ body: { ids }, throwOnError: true })).data.data;
  const slots = (await listSlots({ throwOnError: true })).data.data;
  const slot = slots[0] ?? "";
  const { hold } = (await holdSlot({ body: { slot }, throwOnError: true })).data.data;
  const receipt = await sendHireRequest({
    body: {
      type: "multiple",
      name: "Programma Tic",
      email: "program@example.com",
      project_type: "Extend a team",
      project_duration: "3_6_month",
      workload: "full_time",
      start_date: "1_2_weeks",
      members: ids.map((member_id) => ({ member_id })),
      contact_at: { date: slot.slice(0, 10), time: slot.slice(11, 16), timezone: "UTC", hold },
      idempotency_key: key,
    },
    throwOnError: true,
  });
  return { members, shared, slot, receipt: receipt.data.data };
}

export async function answer(send: typeof fetch, token: string, key: string) {
  client.setConfig({ fetch: send, auth: token, throwOnError: true });
  const query = { state: "new" as const, owner: "none" as const };
  const { data: requests, next_cursor, synced_until } = (
    await listRequests({ query, throwOnError: true })
  ).data;
  const [request] = requests;
  if (!request || next_cursor !== null) throw new Error("One request is new");
  const path = { reference: request.reference };
  const note = await addRequestNote({
    path,
    headers: { "idempotency-key": key },
    body: { body: "Read by a program" },
    throwOnError: true,
  });
  const before = (await getRequestDraft({ path, throwOnError: true })).data.data;
  const draft = await saveRequestDraft({
    path,
    headers: { "if-match": JSON.stringify(String(before.revision)) },
    body: { subject: "Your request", body: "Hello " + request.name },
    throwOnError: true,
  });
  const entries = (await listRequestEntries({ path, throwOnError: true })).data.data;
  return { request, synced_until, note: note.data.data, draft: draft.data.data, entries };
}
`;

test("a client generated from the description hires, and at the desk reads, notes and drafts a reply", async () => {
  const folder = temporaryPath();
  onTestFinished(() => removeTemporaryFolder(folder));
  const source = await (await api.request("/api/openapi.json")).json();
  await createClient({
    input: source,
    output: { path: folder, importFileExtension: ".ts" },
    plugins: ["@hey-api/client-fetch", "@hey-api/typescript", "@hey-api/sdk"],
    logs: { level: "silent" },
  });
  const flow = join(folder, "flow.ts");
  await writeFile(flow, FLOW);
  expect(compile(flow)).toEqual([]);

  const { hire, answer } = await import(pathToFileURL(flow).href);
  const send = (request: Request) => api.fetch(request);
  const { members, shared, slot, receipt } = await hire(send, randomUUID());
  expect(members).toHaveLength(2);
  expect(shared.path).toMatch(/^\/shortlist\//);
  expect(receipt.call.starts_at).toBe(slot);
  expect(receipt.members.map(({ member_id }: { member_id: number }) => member_id)).toEqual(
    members.map(({ id }: { id: number }) => id),
  );

  const token = await createTestToken(services, await createStaff(services.db));
  const answered = await answer(send, token, randomUUID());
  expect(answered.request).toMatchObject({ reference: receipt.reference, name: "Programma Tic" });
  expect(answered.draft).toEqual({
    subject: "Your request",
    body: "Hello Programma Tic",
    revision: 1,
  });
  expect(answered.entries.at(-1)).toMatchObject({ id: answered.note.id, kind: "note" });
  // Compiling the client of the whole API takes long on a busy machine.
}, 180_000);

function compile(file: string): string[] {
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2023,
    lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    types: [],
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}
