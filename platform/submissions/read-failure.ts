import type { SubmissionFailure } from "./failed-submission.store.ts";

const OFFLINE = "You're offline. Connect to the internet and try again.";
const UNREACHABLE = "The server can't be reached. Check your connection and try again.";
const UNAVAILABLE = "The server isn't available right now. Try again in a moment.";
const NO_RESPONSE = "The server didn't respond in time. Try again.";
export const OUR_FAULT = "Something went wrong on our side. Try again in a moment.";
export const SIGNED_OUT = "Your session has ended. Sign in to continue.";

const toFailed = (message: string): SubmissionFailure => ({ kind: "failed", message });

/** Why no response came. */
export function toConnectionFailure(error: unknown, isOnline: boolean): SubmissionFailure {
  if (error instanceof DOMException && error.name === "TimeoutError") return toFailed(NO_RESPONSE);
  return toFailed(isOnline ? UNREACHABLE : OFFLINE);
}

/**
 * Why a response is none that the page can show: it is of the server or a proxy in front of it, and
 * not of the page's action. Undefined for one of the page.
 */
export async function readFailure(response: Response): Promise<SubmissionFailure | undefined> {
  const { status, headers } = response;
  const isOfPage = headers.has("X-Remix-Response");
  if (isOfPage && status === 401) return { kind: "signed-out", message: SIGNED_OUT };
  if (isOfPage && status < 500) return undefined;
  if (status === 503) return toFailed(UNAVAILABLE);
  if (status >= 500 || status < 400) return toFailed(OUR_FAULT);
  const problem = (await response.json().catch(() => undefined)) as
    | { message?: string }
    | undefined;
  return toFailed(problem?.message ?? OUR_FAULT);
}
