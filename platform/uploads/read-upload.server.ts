import {
  MaxFileSizeExceededError,
  MultipartParser,
  type MultipartPart,
} from "@remix-run/multipart-parser";
import { FILE_EMPTY, FILE_TOO_LARGE, MAX_UPLOAD_BYTES } from "#contract/upload-terms.ts";
import { PublicError, unprocessable } from "../errors.ts";

export const FILE_FIELD = "file";

/** A file as it was sent, nothing of it believed yet. */
export type SentFile = { name: string; bytes: Buffer; purpose: string };

/** What boundaries, headers and the other fields may add to the file. */
const AROUND = 16 * 1_024;
const MAX_PARTS = 10;
/** Milliseconds without a byte after which nobody is sending any more. */
const PATIENCE = 20_000;

const UNREADABLE = "The file didn't arrive completely. Send it again.";

/**
 * Reads the file and the purpose of a `multipart/form-data` body as it comes in, and stops at the
 * first byte too many. Whatever is wrong with the body is the sender's error.
 * @throws PublicError 400 broken or cut off, 413 too large, 415 another type, 422 no file
 */
export async function readUpload(request: Request, patience = PATIENCE): Promise<SentFile> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new PublicError(415, "Send the file as multipart/form-data.");
  }
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i.exec(type) ?? [];
  const boundary = quoted ?? bare;
  if (!boundary || !request.body) throw new PublicError(400, UNREADABLE);
  const claimed = Number(request.headers.get("content-length") ?? 0);
  if (claimed > MAX_UPLOAD_BYTES + AROUND) throw tooLarge();

  const parts = await parse(request.body, boundary, patience);
  const file = parts.find(({ name }) => name === FILE_FIELD);
  // A chooser in which nothing was chosen sends an empty name.
  if (!file || file.filename === undefined) {
    throw unprocessable({ [FILE_FIELD]: ["Choose a file"] });
  }
  if (file.size === 0) throw unprocessable({ [FILE_FIELD]: [FILE_EMPTY] });
  const purpose = parts.find(({ name }) => name === "purpose");
  return {
    name: file.filename.replaceAll(/%(?:22|0D|0A)/gi, " "),
    bytes: Buffer.concat(file.content, file.size),
    purpose: purpose && purpose.size < 100 ? Buffer.concat(purpose.content).toString() : "",
  };
}

async function parse(
  body: ReadableStream<Uint8Array>,
  boundary: string,
  patience: number,
): Promise<MultipartPart[]> {
  const parts: MultipartPart[] = [];
  const reader = body.getReader();
  try {
    const parser = new MultipartParser(boundary, {
      maxFileSize: MAX_UPLOAD_BYTES,
      maxTotalSize: MAX_UPLOAD_BYTES + AROUND,
      maxParts: MAX_PARTS,
    });
    let size = 0;
    for (;;) {
      const { done, value } = await withPatience(reader.read(), patience);
      if (done) break;
      size += value.byteLength;
      if (size > MAX_UPLOAD_BYTES + AROUND) throw tooLarge();
      // The parser takes no more once it has seen the end, and a line break may come after it.
      if (!isFinished(parser, parts)) parts.push(...parser.write(value));
    }
    parser.finish();
    // Headers are decoded when they are read, and may be no UTF-8.
    for (const part of parts) void part.name;
    return parts;
  } catch (error) {
    reader.cancel().catch(() => {});
    if (error instanceof PublicError) throw error;
    if (error instanceof MaxFileSizeExceededError) throw tooLarge();
    throw new PublicError(400, UNREADABLE);
  }
}

function isFinished(parser: MultipartParser, parts: MultipartPart[]): boolean {
  if (parts.length === 0) return false;
  try {
    parser.finish();
    return true;
  } catch {
    return false;
  }
}

function withPatience<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("Nothing came")), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function tooLarge(): PublicError {
  return new PublicError(413, FILE_TOO_LARGE, { errors: { [FILE_FIELD]: [FILE_TOO_LARGE] } });
}
