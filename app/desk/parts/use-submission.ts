import { useState } from "react";
import { useLocation } from "react-router";

/**
 * What the form of a page gave, until another one is sent or the page is left. The router forgets it
 * as soon as a live update reads the page again: errors, toasts and recovery codes would go with it.
 */
export function useSubmission<Data>(actionData: Data | undefined): Data | undefined {
  // Each form that is sent gives its page another key, a little later than its data.
  const { key } = useLocation();
  const [last, setLast] = useState({ key, data: actionData });
  const isOther = actionData !== undefined && actionData !== last.data;
  if (isOther || key !== last.key) setLast({ key, data: actionData });
  return actionData ?? (last.key === key ? last.data : undefined);
}
