import { createStore } from "zustand/vanilla";

/** Why a form that was sent was not accepted. */
export type SubmissionFailure = {
  kind: "failed" | "refused" | "signed-out";
  message: string;
};

type State = {
  /** Undefined while nothing has failed. */
  failure: SubmissionFailure | undefined;
  /** Counts failures: the same one again is another. */
  count: number;
  isRetrying: boolean;
  /** The session ended while the page only read its data again. */
  isSignedOut: boolean;
  /** Counts how often the person gave up. */
  givenUp: number;
};

/** The last form that failed, until it is sent again or given up. */
export const failedSubmissionStore = createStore<State>(() => ({
  failure: undefined,
  count: 0,
  isRetrying: false,
  isSignedOut: false,
  givenUp: 0,
}));

const waiting = new Set<(isRetry: boolean) => void>();

export function showFailure(failure: SubmissionFailure): void {
  failedSubmissionStore.setState(({ count }) => ({
    failure,
    count: count + 1,
    isRetrying: false,
  }));
}

/** Shows why a request failed, until the person sends it again (`true`) or gives it up. */
export function askForRetry(
  failure: SubmissionFailure,
  signal?: AbortSignal | null,
): Promise<boolean> {
  showFailure(failure);
  return new Promise((resolve) => {
    const abort = () => {
      answer(false);
      clearFailure();
    };
    const answer = (isRetry: boolean) => {
      waiting.delete(answer);
      signal?.removeEventListener("abort", abort);
      resolve(isRetry);
    };
    waiting.add(answer);
    signal?.addEventListener("abort", abort, { once: true });
  });
}

/** Sends what failed again; false when no request waits for it. */
export function retrySubmissions(): boolean {
  const answers = [...waiting];
  if (answers.length > 0) failedSubmissionStore.setState({ isRetrying: true });
  for (const answer of answers) answer(true);
  return answers.length > 0;
}

export function giveUpSubmissions(): void {
  if (waiting.size > 0) {
    failedSubmissionStore.setState(({ givenUp }) => ({ givenUp: givenUp + 1 }));
  }
  for (const answer of [...waiting]) answer(false);
  failedSubmissionStore.setState({ failure: undefined, isRetrying: false });
}

/** A request that had failed was accepted or ended otherwise. */
export function clearFailure(): void {
  if (waiting.size > 0) return;
  failedSubmissionStore.setState({ failure: undefined, isRetrying: false });
}

export function setSignedOut(isSignedOut: boolean): void {
  failedSubmissionStore.setState({ isSignedOut });
}
