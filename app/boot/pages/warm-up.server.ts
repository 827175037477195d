/** Between two runs, so that content which changes all the time leaves the processor to visitors. */
const PAUSE_MS = 5_000;

/**
 * Renders pages ahead, at once and after each change: one run at a time, and one more for all
 * changes that come meanwhile.
 */
export function createWarmUp(run: () => Promise<void>) {
  let current: Promise<void> | undefined;
  let isAsked = false;
  let isBusy = false;

  async function runWhileAsked(): Promise<void> {
    isBusy = true;
    while (isAsked) {
      isAsked = false;
      // A page that was not rendered ahead is rendered for its visitor.
      current = run().catch(() => {});
      await current;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS).unref());
    }
    isBusy = false;
  }

  return {
    ask(): void {
      isAsked = true;
      if (!isBusy) void runWhileAsked();
    },
    /** Ends with the run that is under way. */
    finished: async (): Promise<void> => current,
  };
}
