/** Where pages find a stored image. */
export function toMediaPath({ id, content_type }: { id: string; content_type: string }): string {
  return `/media/${id}.${content_type === "image/svg+xml" ? "svg" : "webp"}`;
}
