import { createHash, randomUUID } from "node:crypto";
import { createConcurrencyLimit } from "../admission/concurrency-limit.server.ts";
import { PublicError } from "../errors.ts";
import type { Bucket } from "../process/bucket-url.ts";
import { StartError } from "../process/start-error.server.ts";
import { MAX_PICTURE_BYTES } from "./image.server.ts";

/** Objects in a bucket. Each operation throws StorageError when the storage does not do it. */
export type ObjectStorage = {
  /** Uploads an object, and reads it back: only then may the bytes be deleted elsewhere. */
  store(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Bytes of an object, which are those that its key was made of. */
  read(key: string): Promise<Buffer>;
  /** Deletes an object; one that does not exist is no error. */
  remove(key: string): Promise<void>;
};

/** The storage is away, refuses or has other bytes than it was given. */
export class StorageError extends PublicError {
  /** Status of the response; undefined when there was none. */
  readonly responseStatus: number | undefined;

  /** @param reason for the log: visitors do not see it */
  constructor(reason: string, responseStatus?: number) {
    super(503, "This image can't be shown right now. Try again in a moment.", { retryAfter: 5 });
    this.cause = new Error(reason);
    this.responseStatus = responseStatus;
  }

  get reason(): string {
    return (this.cause as Error).message;
  }
}

/** Time for a response with its body. */
const READ_TIMEOUT_MS = 5_000;
const WRITE_TIMEOUT_MS = 30_000;
/** A page asks for dozens of images; while the storage is slow, more of them wait for nothing. */
const READS = { running: 16, waiting: 256, timeoutMs: 5_000 };

const toHash = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/**
 * A key for bytes: their SHA-256, by which they are checked when they are read, and a random part.
 * No key is used twice, so that a late deletion never hits a newer object.
 */
export function toObjectKey(bytes: Buffer): string {
  return `${toHash(bytes)}/${randomUUID()}`;
}

/** Objects in a bucket of S3-compatible storage. */
export async function openObjectStorage({ endpoint, ...bucket }: Bucket): Promise<ObjectStorage> {
  // Not loaded by a site without a bucket.
  const { S3mini } = await import("s3mini");
  const limit = createConcurrencyLimit(READS);
  const client = new S3mini({
    ...bucket,
    endpoint,
    // A redirect is one to another region: an error, and no other host gets a request.
    fetch: (input, init) => {
      const timeoutMs = init?.method === "GET" ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS;
      return fetch(input, {
        ...init,
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
      });
    },
  });

  async function attempt<Value>(what: string, work: () => Promise<Value>): Promise<Value> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof StorageError) throw error;
      throw toStorageError(what, error);
    }
  }

  const readNow = (key: string) =>
    attempt("read", async () => {
      const response = await client.getObjectResponse(key);
      if (!response) throw new StorageError(`the object ${key} is missing`, 404);
      const bytes = await readBody(response);
      if (toHash(bytes) !== key.split("/")[0]) {
        throw new StorageError(`the object ${key} has other bytes than its key was made of`);
      }
      return bytes;
    });

  return {
    read: (key) => limit.run(() => readNow(key)),
    async store(key, bytes, contentType) {
      await attempt("write", () => client.putObject(key, bytes, contentType));
      await readNow(key);
    },
    async remove(key) {
      await attempt("delete", () => client.deleteObject(key));
    },
  };
}

/**
 * Checks that objects can be written, read and deleted.
 * @throws StartError when the storage refuses it, StorageError when it does not respond
 */
export async function checkObjectStorage(storage: ObjectStorage, bucket: Bucket): Promise<void> {
  const bytes = Buffer.from("Written by the site at its start, and deleted at once.\n");
  const key = toObjectKey(bytes);
  try {
    await storage.store(key, bytes, "text/plain");
    await storage.remove(key);
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    const { reason, responseStatus = 503 } = error;
    if (responseStatus >= 500 || responseStatus === 429) throw error;
    throw new StartError(
      `MEDIA_URL: ${reason}. Check the key, the secret, the region and that ${bucket.endpoint} is a bucket in which this key may read, write and delete objects.`,
    );
  }
}

/** Reads a body, no longer than an image can be. */
async function readBody(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > MAX_PICTURE_BYTES)
      throw new StorageError("an object is larger than an image can be");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Names status and code only: the body of a response may repeat what the request was signed with. */
function toStorageError(what: string, error: unknown): StorageError {
  const { status, code, name, cause } = error as {
    [field in "status" | "code" | "name"]?: unknown;
  } & { cause?: { code?: unknown; message?: unknown } };
  if (typeof status === "number") {
    return new StorageError(`the storage refused to ${what} an object: ${status} ${code}`, status);
  }
  const reason = typeof code === "string" ? code : String(cause?.code ?? cause?.message ?? name);
  return new StorageError(
    `the storage did not respond when it was to ${what} an object: ${reason}`,
  );
}
