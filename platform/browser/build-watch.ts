/** Interval of checking for a new build (spec §9). */
const CHECK_INTERVAL_MS = 3_600_000;

/** The part of the browser that the watch uses; a test passes its own. */
type BuildWatch = {
  /** Id of the build that this page runs. */
  running: string;
  /** Id of the build that is served now, or undefined when it is unknown. */
  readLatest: () => Promise<string | undefined>;
  /** Called once. */
  onNewBuild: () => void;
  page?: Pick<Document, "addEventListener" | "removeEventListener" | "visibilityState">;
};

/**
 * Checks every hour whether another build is served, and when a tab that was hidden for longer
 * becomes visible. Returns a function that stops the watch.
 */
export function watchBuild({
  running,
  readLatest,
  onNewBuild,
  page = document,
}: BuildWatch): () => void {
  let checkedAt = Date.now();
  const timer = setInterval(check, CHECK_INTERVAL_MS);
  page.addEventListener("visibilitychange", checkWhenDue);

  function stop() {
    clearInterval(timer);
    page.removeEventListener("visibilitychange", checkWhenDue);
  }
  async function check() {
    checkedAt = Date.now();
    const latest = await readLatest();
    if (latest === undefined || latest === running) return;
    stop();
    onNewBuild();
  }
  function checkWhenDue() {
    if (page.visibilityState === "visible" && Date.now() - checkedAt >= CHECK_INTERVAL_MS) check();
  }
  return stop;
}
