import { PublicError } from "../errors.ts";

export type MultipartLimits = {
  /** The whole body. */
  bytes: number;
  /** Fields and files together. */
  parts: number;
};

const UNREADABLE = "The form can't be read. Send it as multipart/form-data in UTF-8.";

/**
 * The text fields of a `multipart/form-data` body, in order. Whatever is wrong with the body is the
 * sender's error, never ours.
 * @throws PublicError 400 broken, 413 too large, 415 another type
 */
export async function readTextFields(
  request: Request,
  limits: MultipartLimits,
): Promise<[name: string, value: string][]> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new PublicError(415, "Send the form as multipart/form-data.");
  }
  const body = await readBody(request, limits.bytes);
  const entries = [...(await parse(body, type))];
  if (entries.length > limits.parts) {
    throw new PublicError(413, `The form has more than ${limits.parts} fields.`);
  }
  return entries.map(([name, value]) => {
    if (typeof value !== "string") throw new PublicError(400, "This form takes no files.");
    if (`${name}${value}`.includes("\u0000")) {
      throw new PublicError(400, "The form contains a character that can't be stored.");
    }
    return [name, value];
  });
}

async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new PublicError(413, `The form is larger than ${limit / 1024} KB.`);
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > limit) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    // A visitor who went away in the middle is no fault of the server.
    throw error instanceof PublicError ? error : new PublicError(400, UNREADABLE);
  }
  return new Uint8Array(Buffer.concat(chunks, size));
}

async function parse(body: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    // The platform's parser replaces what is no UTF-8 without a word.
    new TextDecoder("utf-8", { fatal: true }).decode(body);
    return await new Response(body, { headers: { "Content-Type": type } }).formData();
  } catch {
    throw new PublicError(400, UNREADABLE);
  }
}
