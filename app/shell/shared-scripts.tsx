import { createContext, use } from "react";

export type SharedScript = { src: string; integrity: string };

/** Set on the server to the scripts that every page imports. */
export const SharedScriptsContext = createContext<SharedScript[]>([]);

/**
 * Names the shared scripts with their hashes before the router preloads them without. In the
 * browser, which has them by then, it renders nothing.
 */
export function SharedScripts() {
  return use(SharedScriptsContext).map((script) => (
    <script key={script.src} async type="module" fetchPriority="low" {...script} />
  ));
}
