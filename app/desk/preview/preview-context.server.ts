import { createContext } from "react-router";
import type { PreviewOutcome } from "#services/content/publishing/preview-content.server.ts";
import type { FileChange } from "#services/content/publishing/site-folder.server.ts";

/**
 * Renders the page at a path of the site as it would be with changes of content files; aborted, it
 * is not begun.
 */
export type RenderPreview = (
  changes: ReadonlyMap<string, FileChange>,
  page: string,
  signal?: AbortSignal,
) => Promise<PreviewOutcome<Response>>;

/** Set where pages are rendered, which the desk itself cannot reach. */
export const previewContext = createContext<RenderPreview>();
