import { randomUUID } from "node:crypto";
import { eq, isNotNull, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { insertRequest } from "#app/requests/records/request-writes.repository.server.ts";
import { ProblemSchema } from "#contract/http/problem.ts";
import { UploadReceiptSchema } from "#contract/values/upload.ts";
import { MAX_UPLOAD_BYTES } from "#contract/values/upload-terms.ts";
import { requests } from "#database/tables/requests.ts";
import { uploads } from "#database/tables/uploads.ts";
import { createErrorHandler } from "#platform/http/error-response.server.ts";
import {
  claimUpload,
  listUploads,
  readUploadBytes,
  uploadsRecord,
} from "#services/uploads/uploads.repository.server.ts";
import { createUploadsApi } from "#services/uploads/uploads-api.server.ts";
import { createPdf, createZip } from "../support/documents.ts";
import { createTestServices } from "../support/services.ts";

const services = await createTestServices();
const { db } = services;
const api = createApi(services);

beforeEach(() => db.execute(sql`truncate requests, uploads, rate_limits cascade`));

function toForm(bytes: Buffer, name = "cv.pdf", purpose: string | undefined = "cv"): FormData {
  const form = new FormData();
  if (purpose !== undefined) form.append("purpose", purpose);
  form.append("file", new File([new Uint8Array(bytes)], name, { type: "application/pdf" }));
  return form;
}

async function post(body: BodyInit, headers: Record<string, string> = {}, to = api) {
  const response = await to.request("/api/uploads", { method: "POST", body, headers });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

async function upload(bytes = createPdf()): Promise<string> {
  const { body } = await post(toForm(bytes));
  return body.data.upload;
}

async function createRequest(): Promise<number> {
  const row = await db.transaction((tx) =>
    insertRequest(tx, {
      form: "apply",
      reference: `OG-${randomUUID().slice(0, 6).toUpperCase()}`,
      idempotency_key: randomUUID(),
      fingerprint: "",
      name: "Zoë Tamm",
      email: "zoe@example.com",
    }),
  );
  return row?.id ?? 0;
}

function claim(token: string, request_id: number, purpose: "cv" | "brief" = "cv") {
  return db.transaction((tx) => claimUpload(tx, token, { purpose, request_id, field: "cv" }));
}

const AGAIN = { status: 422, errors: { cv: ["Choose the file again"] } };

describe("sending a file", () => {
  test("a PDF is stored and gets an unguessable token", async () => {
    const { status, body, headers } = await post(toForm(createPdf(), "Zoë.pdf"));
    expect(status).toBe(201);
    expect(headers.get("Cache-Control")).toBe("no-store");
    const data = UploadReceiptSchema.parse(body.data);
    expect(data).toMatchObject({
      name: "Zoë.pdf",
      size: createPdf().length,
      type: "application/pdf",
    });
    expect(data.upload).toMatch(/^[\w-]{43}$/);
    const hours = (Date.parse(data.expires_at) - Date.now()) / 3_600_000;
    expect(hours).toBeCloseTo(2, 1);
    const [row] = await db.select().from(uploads);
    expect(row?.bytes.equals(createPdf())).toBe(true);
    // Who reads the table cannot claim.
    expect(JSON.stringify(row)).not.toContain(data.upload);
  });

  test("a DOCX is stored under its own extension, whatever it was called", async () => {
    const { body } = await post(toForm(createZip(), "../../cv.exe"));
    expect(body.data).toMatchObject({ name: "cv.exe.docx" });
    expect(body.data.type).toContain("wordprocessingml");
  });

  test("exactly 10 MB fit, and not a byte more", async () => {
    expect((await post(toForm(createPdf(MAX_UPLOAD_BYTES)))).status).toBe(201);
    const { status, body } = await post(toForm(createPdf(MAX_UPLOAD_BYTES + 1)));
    expect(status).toBe(413);
    expect(ProblemSchema.parse(body)).toMatchObject({
      message: "The file must be 10 MB or smaller",
      errors: { file: ["The file must be 10 MB or smaller"] },
    });
  });

  test.each<[string, Buffer, string, string]>([
    ["an empty file", Buffer.alloc(0), "cv.pdf", "The file is empty. Choose another one"],
    [
      "an executable named .pdf",
      Buffer.from("MZ\x90\0\x03\0\0"),
      "cv.pdf",
      "The file must be a PDF or a Word document (DOCX)",
    ],
    [
      "a picture",
      Buffer.from("89504e470d0a1a0a", "hex"),
      "cv.docx",
      "The file must be a PDF or a Word document (DOCX)",
    ],
  ])("%s is refused with the field", async (_what, bytes, name, message) => {
    const { status, body } = await post(toForm(bytes, name));
    expect(status).toBe(422);
    expect(body.errors).toEqual({ file: [message] });
    expect(await db.$count(uploads)).toBe(0);
  });

  test("without a file or with a purpose that no form has, nothing is stored", async () => {
    const none = new FormData();
    none.append("purpose", "cv");
    none.append("file", "text");
    expect((await post(none)).body.errors).toEqual({ file: ["Choose a file"] });
    const { status, body } = await post(toForm(createPdf(), "cv.pdf", "photo"));
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      purpose: ["Send purpose as one of cv, brief, message, reply, contract"],
    });
  });

  test("a body that is cut off or no form is refused in the error shape", async () => {
    const head = `--x\r\nContent-Disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n`;
    for (const [body, type, status] of [
      [`${head}%PDF-1.7`, "multipart/form-data; boundary=x", 400],
      [head.slice(0, 30), "multipart/form-data; boundary=x", 400],
      ["", "multipart/form-data; boundary=x", 400],
      ["a", "multipart/form-data", 415],
      ["{}", "application/json", 415],
    ] as const) {
      const response = await post(body, { "Content-Type": type });
      expect(response.status).toBe(status);
      ProblemSchema.parse(response.body);
    }
  });

  test("bytes that follow the end in a piece of their own do no harm", async () => {
    const type = "multipart/form-data; boundary=x";
    const pieces = [
      `--x\r\nContent-Disposition: form-data; name="purpose"\r\n\r\ncv\r\n`,
      `--x\r\nContent-Disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n`,
      createPdf(),
      "\r\n--x--",
      "\r\n",
    ].map((piece) => new Uint8Array(Buffer.from(piece)));
    const body = new ReadableStream({
      pull(controller) {
        const piece = pieces.shift();
        if (piece) controller.enqueue(piece);
        else controller.close();
      },
    });
    const request = { method: "POST", body, headers: { "Content-Type": type }, duplex: "half" };
    const response = await api.request("/api/uploads", request as RequestInit);
    expect(response.status).toBe(201);
  });

  test("another site's page cannot send one", async () => {
    const headers = { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" };
    expect((await post(toForm(createPdf()), headers)).status).toBe(403);
  });

  test("one client that sends more than 30 in an hour has to wait", async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 31; i++) statuses.push((await post(new FormData())).status);
    expect(statuses.slice(0, 30)).not.toContain(429);
    expect(statuses[30]).toBe(429);
  });

  test("at the storage limit the oldest unclaimed file is deleted", async () => {
    const alone = createUploadsApi(services, 3 * createPdf().length);
    alone.onError(createErrorHandler(services.log));
    const claimed = await upload();
    await claim(claimed, await createRequest());
    const [oldest, second] = [await upload(), await upload()];
    const send = async () => {
      const body = toForm(createPdf());
      const response = await alone.request("/uploads", { method: "POST", body });
      expect(response.status).toBe(201);
      return (await response.json()).data.upload as string;
    };
    const latest = [await send(), await send()];
    const id = await createRequest();
    await expect(claim(oldest, id)).rejects.toMatchObject({ status: 422 });
    for (const token of [second, ...latest]) expect(await claim(token, id)).toBeDefined();
    expect(await db.$count(uploads)).toBe(4);
  });

  test("one client has a quota of files that wait for a form; claimed ones do not count", async () => {
    const tokens = [];
    for (let sent = 0; sent < 20; sent++) tokens.push(await upload());
    const body = () => toForm(createPdf());
    const refused = await api.request("/api/uploads", { method: "POST", body: body() });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    await claim(tokens[0] ?? "", await createRequest());
    expect((await api.request("/api/uploads", { method: "POST", body: body() })).status).toBe(201);
    // A claimed row has no link to its origin.
    const [file] = await db.select().from(uploads).where(isNotNull(uploads.request_id));
    expect(file?.client).toBeNull();
  });

  test("no endpoint returns a file", async () => {
    const token = await upload();
    for (const path of ["/api/uploads", `/api/uploads/${token}`]) {
      expect([404, 405]).toContain((await api.request(path)).status);
    }
  });

  test("the call is described in the API's own description", async () => {
    const { paths } = await (await api.request("/api/openapi.json")).json();
    const { requestBody, responses } = paths["/api/uploads"].post;
    expect(Object.keys(requestBody.content)).toEqual(["multipart/form-data"]);
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(["201", "413", "422"]));
  });
});

describe("claiming a file", () => {
  test("a form gets its file, and the same request may claim it again", async () => {
    const token = await upload();
    const id = await createRequest();
    expect(await claim(token, id)).toMatchObject({ name: "cv.pdf", purpose: "cv" });
    await claim(token, id);
    const [file] = await listUploads(db, [id]);
    expect((await readUploadBytes(db, file?.id ?? 0))?.equals(createPdf())).toBe(true);
  });

  test("what is unknown, of another purpose or claimed has to be chosen again", async () => {
    const token = await upload();
    const id = await createRequest();
    await expect(claim("x".repeat(43), id)).rejects.toMatchObject(AGAIN);
    await expect(claim(token, id, "brief")).rejects.toMatchObject(AGAIN);
    await claim(token, id);
    await expect(claim(token, await createRequest())).rejects.toMatchObject(AGAIN);
  });

  test("of ten forms that claim one file at once, one has it", async () => {
    const token = await upload();
    const ids = await Promise.all(Array.from({ length: 10 }, createRequest));
    const claims = await Promise.allSettled(ids.map((id) => claim(token, id)));
    expect(claims.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("a form that fails leaves its file to the next try", async () => {
    const token = await upload();
    const id = await createRequest();
    await db
      .transaction(async (tx) => {
        await claimUpload(tx, token, { purpose: "cv", request_id: id, field: "cv" });
        throw new Error("later");
      })
      .catch(() => {});
    await claim(token, await createRequest());
  });

  test("an expired file has to be chosen again, and is swept with its bytes", async () => {
    const token = await upload();
    const claimed = await upload();
    const id = await createRequest();
    await claim(claimed, id);
    await db.update(uploads).set({ created_at: new Date(Date.now() - 7.1 * 86_400_000) });
    await expect(claim(token, id)).rejects.toMatchObject(AGAIN);
    // A replay of the form that has it is no new claim.
    await claim(claimed, id);
    await uploadsRecord.expiry?.eraseSome(db, new Date());
    expect(await db.$count(uploads)).toBe(1);
  });

  test("a file goes with its request", async () => {
    const id = await createRequest();
    await claim(await upload(), id);
    await db.delete(requests).where(eq(requests.id, id));
    expect(await db.$count(uploads)).toBe(0);
  });
});
