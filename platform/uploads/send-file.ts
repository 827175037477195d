import type { Problem } from "#contract/http/problem.ts";
import type { UploadReceipt } from "#contract/values/upload.ts";
import {
  FILE_EMPTY,
  FILE_TOO_LARGE,
  MAX_UPLOAD_BYTES,
  type UploadPurpose,
} from "#contract/values/upload-terms.ts";

/** How sending a file ended. */
export type FileOutcome =
  | { kind: "stored"; receipt: UploadReceipt }
  /** The file was rejected; another has to be chosen. */
  | { kind: "refused"; message: string }
  /** Sending it again may help. */
  | { kind: "failed"; message: string };

export const NOT_ARRIVED = "The file wasn't sent. Check your connection and try again";
const NOT_TAKEN = "The file wasn't sent. Try again in a moment";

/** What is wrong with a file before a byte of it is sent. */
export function findFileFault(file: { size: number }): string | undefined {
  if (file.size === 0) return FILE_EMPTY;
  return file.size > MAX_UPLOAD_BYTES ? FILE_TOO_LARGE : undefined;
}

/**
 * Sends a file to `POST /api/uploads`. Never rejects; aborting `signal` cancels it silently.
 * @param onProgress gets the part that is sent, 0 to 1
 */
export function sendFile(
  file: File,
  purpose: UploadPurpose,
  { onProgress, signal }: { onProgress: (part: number) => void; signal: AbortSignal },
): Promise<FileOutcome> {
  const body = new FormData();
  body.append("purpose", purpose);
  body.append("file", file);
  // Only this way a browser says how far it is.
  const request = new XMLHttpRequest();
  request.open("POST", "/api/uploads");
  request.responseType = "json";
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  signal.addEventListener("abort", () => request.abort());
  return new Promise((resolve) => {
    request.onload = () => resolve(toOutcome(request.status, request.response));
    request.onerror = () => resolve({ kind: "failed", message: NOT_ARRIVED });
    request.send(body);
  });
}

/** What an answer means, by its status and its body. */
export function toOutcome(status: number, body: unknown): FileOutcome {
  if (status === 201) return { kind: "stored", receipt: (body as { data: UploadReceipt }).data };
  const { message, errors } = (body ?? {}) as Partial<Problem>;
  const [fault] = errors?.file ?? [];
  if (status === 413) return { kind: "refused", message: fault ?? FILE_TOO_LARGE };
  if (fault) return { kind: "refused", message: fault };
  const isSaid = status === 429 || status === 503 || status === 400;
  return { kind: "failed", message: isSaid && message ? message : NOT_TAKEN };
}
