import {
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  MultipartParser,
  type MultipartPart,
} from "@remix-run/multipart-parser";
import { FILE_TOO_LARGE, MAX_UPLOAD_BYTES } from "#contract/values/upload-terms.ts";
import { PublicError } from "../errors.ts";

/** Text fields, boundaries and headers beside the file. */
const MAX_TEXT_BYTES = 64 * 1_024;
const MAX_PARTS = 160;
/**
 * A file that is larger than we accept arrives up to this size, so that the typed text is not lost.
 */
export const MAX_FILE_FORM_BYTES = 24 * 1_024 * 1_024;

const UNREADABLE = "The form can't be read. Send it as multipart/form-data in UTF-8.";

type Fields = [name: string, value: string][];
export type SubmittedFile = { name: string; bytes: Buffer };

export type FormWithFile = {
  fields: Fields;
  file: SubmittedFile | undefined;
  /** Why the file cannot be used. */
  fault: string | undefined;
};

/** No files where they are larger than allowed; the fields before them are there. */
export type FormWithFiles = { fields: Fields; files: SubmittedFile[]; areTooLarge: boolean };

/**
 * A form that a browser posted by itself: its text fields, and the file of the field `fileField`.
 * @throws PublicError 400 broken, 413 too large, 415 another type
 */
export async function readFormWithFile(request: Request, fileField: string): Promise<FormWithFile> {
  const { fields, files, areTooLarge } = await readFormWithFiles(request, fileField);
  return { fields, file: files.at(-1), fault: areTooLarge ? FILE_TOO_LARGE : undefined };
}

/**
 * The same for a field that takes several files.
 * @param maxBytes of all files together
 * @throws PublicError 400 broken, 413 too large, 415 another type
 */
export async function readFormWithFiles(
  request: Request,
  fileField: string,
  maxBytes = MAX_UPLOAD_BYTES,
): Promise<FormWithFiles> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new PublicError(415, "Send the form as multipart/form-data.");
  }
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i.exec(type) ?? [];
  const boundary = quoted ?? bare;
  if (!boundary || !request.body) throw new PublicError(400, UNREADABLE);
  const { parts, areTooLarge } = await readParts(request.body, boundary, maxBytes);
  const { fields, files } = toForm(parts, fileField);
  return { fields, files: areTooLarge ? [] : files, areTooLarge };
}

async function readParts(
  body: ReadableStream<Uint8Array>,
  boundary: string,
  maxBytes: number,
): Promise<{ parts: MultipartPart[]; areTooLarge: boolean }> {
  const parser = new MultipartParser(boundary, {
    maxFileSize: maxBytes,
    maxTotalSize: maxBytes + MAX_TEXT_BYTES,
    maxParts: MAX_PARTS,
  });
  const parts: MultipartPart[] = [];
  let areTooLarge = false;
  try {
    for await (const chunk of body) {
      try {
        for (const part of parser.write(chunk)) parts.push(part);
      } catch (error) {
        if (!isTooLarge(error)) throw error;
        areTooLarge = true;
        break;
      }
    }
    if (!areTooLarge) parser.finish();
    return { parts, areTooLarge };
  } catch (error) {
    throw error instanceof PublicError ? error : new PublicError(400, UNREADABLE);
  }
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError;

function toForm(
  parts: readonly MultipartPart[],
  fileField: string,
): Pick<FormWithFiles, "fields" | "files"> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const fields: Fields = [];
  const files: SubmittedFile[] = [];
  let text = 0;
  for (const part of parts) {
    const { name, filename } = toHeaders(part);
    if (filename !== undefined) {
      // A file input without a file sends an empty name.
      if (name !== fileField || (filename === "" && part.size === 0)) continue;
      files.push({ name: filename, bytes: Buffer.concat(part.content, part.size) });
      continue;
    }
    text += part.size;
    if (text > MAX_TEXT_BYTES) {
      throw new PublicError(413, `The form is larger than ${MAX_TEXT_BYTES / 1_024} KB.`);
    }
    const value = decode(decoder, Buffer.concat(part.content, part.size));
    if (`${name}${value}`.includes("\u0000")) {
      throw new PublicError(400, "The form contains a character that can't be stored.");
    }
    if (name !== undefined) fields.push([name, value]);
  }
  return { fields, files };
}

/** Headers are decoded when they are read, and may be no UTF-8. */
function toHeaders(part: MultipartPart): {
  name: string | undefined;
  filename: string | undefined;
} {
  try {
    return { name: part.name, filename: part.filename?.replaceAll(/%(?:22|0D|0A)/gi, " ") };
  } catch {
    throw new PublicError(400, UNREADABLE);
  }
}

function decode(decoder: TextDecoder, bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new PublicError(400, UNREADABLE);
  }
}
