import {
  MaxFileSizeExceededError,
  MultipartParser,
  type MultipartPart,
} from "@remix-run/multipart-parser";
import { FILE_TOO_LARGE, MAX_UPLOAD_BYTES } from "#contract/upload-terms.ts";
import { PublicError } from "../errors.ts";

/** Text fields, boundaries and headers beside the file. */
const MAX_TEXT_BYTES = 64 * 1_024;
const MAX_PARTS = 160;
/**
 * A file that is larger than we accept arrives up to this size, so that the typed text is not lost.
 */
export const MAX_FILE_FORM_BYTES = 24 * 1_024 * 1_024;

const UNREADABLE = "The form could not be read. Send it as multipart/form-data in UTF-8.";

export type FormWithFile = {
  fields: [name: string, value: string][];
  file: { name: string; bytes: Buffer } | undefined;
  /** Why the file cannot be used. */
  fault: string | undefined;
};

/**
 * A form that a browser posted by itself: its text fields, and the file of the field `fileField`.
 * @throws PublicError 400 broken, 413 too large, 415 another type
 */
export async function readFormWithFile(request: Request, fileField: string): Promise<FormWithFile> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new PublicError(415, "Send the form as multipart/form-data.");
  }
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i.exec(type) ?? [];
  const boundary = quoted ?? bare;
  if (!boundary || !request.body) throw new PublicError(400, UNREADABLE);
  const { parts, isFileTooLarge } = await readParts(request.body, boundary);
  return {
    ...toForm(parts, fileField),
    ...(isFileTooLarge ? { file: undefined, fault: FILE_TOO_LARGE } : {}),
  };
}

async function readParts(
  body: ReadableStream<Uint8Array>,
  boundary: string,
): Promise<{ parts: MultipartPart[]; isFileTooLarge: boolean }> {
  const parser = new MultipartParser(boundary, {
    maxFileSize: MAX_UPLOAD_BYTES,
    maxTotalSize: MAX_UPLOAD_BYTES + MAX_TEXT_BYTES,
    maxParts: MAX_PARTS,
  });
  const parts: MultipartPart[] = [];
  let isFileTooLarge = false;
  try {
    for await (const chunk of body) {
      try {
        for (const part of parser.write(chunk)) parts.push(part);
      } catch (error) {
        if (!(error instanceof MaxFileSizeExceededError)) throw error;
        isFileTooLarge = true;
        break;
      }
    }
    if (!isFileTooLarge) parser.finish();
    return { parts, isFileTooLarge };
  } catch (error) {
    throw error instanceof PublicError ? error : new PublicError(400, UNREADABLE);
  }
}

function toForm(
  parts: readonly MultipartPart[],
  fileField: string,
): Pick<FormWithFile, "fields" | "file" | "fault"> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const fields: FormWithFile["fields"] = [];
  let file: FormWithFile["file"];
  let text = 0;
  for (const part of parts) {
    const { name, filename } = toHeaders(part);
    if (filename !== undefined) {
      // A file input without a file sends an empty name.
      if (name !== fileField || (filename === "" && part.size === 0)) continue;
      file = { name: filename, bytes: Buffer.concat(part.content, part.size) };
      continue;
    }
    text += part.size;
    if (text > MAX_TEXT_BYTES) {
      throw new PublicError(413, `The form is larger than ${MAX_TEXT_BYTES / 1_024} KB.`);
    }
    const value = decode(decoder, Buffer.concat(part.content, part.size));
    if (`${name}${value}`.includes("\u0000")) {
      throw new PublicError(400, "The form contains a character that cannot be stored.");
    }
    if (name !== undefined) fields.push([name, value]);
  }
  return { fields, file, fault: undefined };
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
