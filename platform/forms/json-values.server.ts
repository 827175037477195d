import { PublicError } from "../errors.ts";
import { MAX_FIELDS, MAX_NAME_DEPTH } from "./form-values.ts";
import { requireStorable } from "./multipart.server.ts";

/**
 * The values of a form that was sent as JSON, as its fields would be read: numbers and truth values
 * are text, and what is null was not sent. Its size was limited at admission.
 * @throws PublicError 400 for what is no object, is nested too deeply or can't be stored, 413 for
 * too many values
 */
export async function readJsonValues(request: Request): Promise<Record<string, unknown>> {
  const value = await parse(request);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new PublicError(400, "Send the form as a JSON object.");
  }
  let count = 0;
  const toValue = (name: string, inner: unknown, depth: number): unknown => {
    if (typeof inner === "object" && inner !== null) {
      if (depth >= MAX_NAME_DEPTH) {
        throw new PublicError(400, `The JSON is nested deeper than ${MAX_NAME_DEPTH} levels.`);
      }
      return Array.isArray(inner)
        ? inner.map((item) => toValue(name, item, depth + 1))
        : toObject(inner, depth + 1);
    }
    count += 1;
    if (count > MAX_FIELDS) {
      throw new PublicError(413, `The form has more than ${MAX_FIELDS} values.`);
    }
    if (inner === null) return undefined;
    return requireStorable([name, String(inner)])[1];
  };
  const toObject = (object: object, depth: number): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(object).map(([name, inner]) => [name, toValue(name, inner, depth)]),
    );
  return toObject(value, 1);
}

async function parse(request: Request): Promise<unknown> {
  try {
    // Reading it as text would silently replace invalid UTF-8.
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await request.arrayBuffer());
    return JSON.parse(text);
  } catch {
    throw new PublicError(400, "The form can't be read. Send it as JSON in UTF-8.");
  }
}
