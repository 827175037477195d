import { readTextFields, requireStorable } from "./multipart.server.ts";

/** The fields of a posted form. Mail programs choose between both encodings of forms. */
export async function readSubmittedFields(request: Request): Promise<[string, string][]> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return readTextFields(request);
  return [...new URLSearchParams(await request.text())].map(requireStorable);
}
