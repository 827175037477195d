import {
  MaxFileSizeExceededError,
  MultipartParser,
  type MultipartPart,
} from "@remix-run/multipart-parser";
import { FILE_EMPTY, FILE_TOO_LARGE, MAX_UPLOAD_BYTES } from "#contract/values/upload-terms.ts";
import { PublicError, unprocessable } from "../errors.ts";

export const FILE_FIELD = "file";

/** A file as it was sent, nothing of it believed yet. */
export type SentFile = { name: string; bytes: Buffer; purpose: string };

/** What boundaries, headers and the other fields may add to the file. */
const AROUND = 16 * 1_024;
export const MAX_UPLOAD_BODY_BYTES = MAX_UPLOAD_BYTES + AROUND;
const MAX_PARTS = 10;

const UNREADABLE = "The file didn't arrive completely. Send it again.";

/**
 * Reads the file and the purpose of a `multipart/form-data` body. Whatever is wrong with the body
 * is the sender's error.
 * @throws PublicError 400 broken or cut off, 413 too large, 415 another type, 422 no file
 */
export async function readUpload(request: Request): Promise<SentFile> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new PublicError(415, "Send the file as multipart/form-data.");
  }
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i.exec(type) ?? [];
  const boundary = quoted ?? bare;
  if (!boundary || !request.body) throw new PublicError(400, UNREADABLE);

  const parts = await parse(request.body, boundary);
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

async function parse(body: ReadableStream<Uint8Array>, boundary: string): Promise<MultipartPart[]> {
  const parts: MultipartPart[] = [];
  try {
    const parser = new MultipartParser(boundary, {
      maxFileSize: MAX_UPLOAD_BYTES,
      maxTotalSize: MAX_UPLOAD_BODY_BYTES,
      maxParts: MAX_PARTS,
    });
    for await (const chunk of body) {
      // The parser takes no more once it has seen the end, and a line break may come after it.
      if (!isFinished(parser, parts)) parts.push(...parser.write(chunk));
    }
    parser.finish();
    // Headers are decoded when they are read, and may be no UTF-8.
    for (const part of parts) void part.name;
    return parts;
  } catch (error) {
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

function tooLarge(): PublicError {
  return new PublicError(413, FILE_TOO_LARGE, { errors: { [FILE_FIELD]: [FILE_TOO_LARGE] } });
}
