import { data } from "react-router";
import { PublicError } from "#platform/errors.ts";
import { type ContentEditor, requireContentPermission } from "./editing/may-edit.server.ts";

/**
 * The path of a page's content file, which the person may edit.
 * @throws a response with status 403 or 404
 */
export function requireFilePath(staff: Pick<ContentEditor, "role">, where: URL | string): string {
  const path = typeof where === "string" ? where : (where.searchParams.get("path") ?? "");
  try {
    requireContentPermission(staff, path);
    return path;
  } catch (error) {
    throw toResponse(error);
  }
}

/** An error that a person may read as the response of a page; others remain what they are. */
export function toResponse(error: unknown): unknown {
  return error instanceof PublicError ? data(error.message, { status: error.status }) : error;
}
