/** Milliseconds between two looks for a new build (spec §9). */
const EVERY = 3_600_000;

/** What watching needs of the browser; a test passes its own. */
type BuildWatch = {
  /** Build that this page runs. */
  running: string;
  /** The build that is served now, or undefined when that cannot be said. */
  readLatest: () => Promise<string | undefined>;
  /** Called once. */
  onNewBuild: () => void;
  page?: Pick<Document, "addEventListener" | "removeEventListener" | "visibilityState">;
};

/**
 * Looks every hour whether another build is served, and as soon as a tab that slept longer is seen
 * again. Returns what ends it.
 */
export function watchBuild({
  running,
  readLatest,
  onNewBuild,
  page = document,
}: BuildWatch): () => void {
  let looked = Date.now();
  const timer = setInterval(look, EVERY);
  page.addEventListener("visibilitychange", lookWhenDue);

  function end() {
    clearInterval(timer);
    page.removeEventListener("visibilitychange", lookWhenDue);
  }
  async function look() {
    looked = Date.now();
    const latest = await readLatest();
    if (latest === undefined || latest === running) return;
    end();
    onNewBuild();
  }
  function lookWhenDue() {
    if (page.visibilityState === "visible" && Date.now() - looked >= EVERY) look();
  }
  return end;
}
