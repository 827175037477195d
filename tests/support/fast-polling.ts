/** The shortest polling intervals of pg-boss, so that tests need not wait for retries. */
export const FAST_POLLING = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 0.5 };
