import { PublicError } from "../errors.ts";

const UNREADABLE = "The form can't be read. Send it as multipart/form-data in UTF-8.";

/**
 * The text fields of a `multipart/form-data` body, in order. An invalid body is a client error. Its
 * size was limited at admission.
 * @throws PublicError 400 broken, 415 another type
 */
export async function readTextFields(request: Request): Promise<[name: string, value: string][]> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new PublicError(415, "Send the form as application/json or multipart/form-data.");
  }
  const body = new Uint8Array(await request.arrayBuffer());
  return [...(await parse(body, type))].map(([name, value]) => {
    if (typeof value !== "string") throw new PublicError(400, "This form doesn't take files.");
    return requireStorable([name, value]);
  });
}

/** @throws PublicError 400 for a NUL, which PostgreSQL can't store */
export function requireStorable(field: [name: string, value: string]): [string, string] {
  if (!field.join("").includes("\u0000")) return field;
  throw new PublicError(400, "The form contains a character that can't be stored.");
}

async function parse(body: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    // The platform's parser silently replaces invalid UTF-8.
    new TextDecoder("utf-8", { fatal: true }).decode(body);
    return await new Response(body, { headers: { "Content-Type": type } }).formData();
  } catch {
    throw new PublicError(400, UNREADABLE);
  }
}
