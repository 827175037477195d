import { data } from "react-router";

/**
 * The id in a URL of the desk.
 * @throws a response with status 404 for what is no id of the database
 */
export function parseId(text: string, unknown: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw data(unknown, { status: 404 });
  return Number(text);
}
