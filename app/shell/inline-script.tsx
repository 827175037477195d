import { createContext, use } from "react";

/** Set on the server to the mark of the renderer's own scripts, by which they get their hashes. */
export const ScriptMarkContext = createContext<string | undefined>(undefined);

/** A script that the first load of a page runs before everything else. */
export function InlineScript({ text }: { text: string }) {
  return <script nonce={use(ScriptMarkContext)}>{text}</script>;
}
