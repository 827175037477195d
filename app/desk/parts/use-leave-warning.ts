import { useEffect } from "react";
import { watchEditor } from "#platform/browser/unsaved-text.ts";

/**
 * Asks before a page is left whose editor has changes that are not stored. Text in the fields of
 * other forms is watched for the whole site.
 */
export function useLeaveWarning(isChanged: boolean): void {
  useEffect(() => watchEditor(() => isChanged), [isChanged]);
}
