import { toRouteError } from "../route-error.server.ts";
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
    throw toRouteError(error);
  }
}
