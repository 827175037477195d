import { extname } from "node:path";

const CONTENT_TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/**
 * `Content-Type` of a file by its name; bytes that nothing interprets when the ending is unknown.
 */
export function toContentType(name: string): string {
  return CONTENT_TYPES[extname(name)] ?? "application/octet-stream";
}
