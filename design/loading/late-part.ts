import type { ComponentType } from "react";
import { whenUsed } from "#platform/browser/when-used.ts";
import { lazyPart } from "./lazy-part.ts";

/**
 * A `lazyPart` that a first screen can do without: its code is fetched once the page is used. Until
 * then its links and forms work as the server rendered them.
 */
export function latePart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazyPart(async () => {
    if (!import.meta.env.SSR) await whenUsed();
    return load();
  });
}
