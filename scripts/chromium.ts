import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const APPLICATIONS = [
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Some systems ship a file of that name that only says how to install a browser. */
function runs(path: string): boolean {
  if (!existsSync(path)) return false;
  if (process.platform === "win32") return true;
  const { status, stdout } = spawnSync(path, ["--version"], { encoding: "utf8", timeout: 20_000 });
  return status === 0 && /Chrom/.test(stdout);
}

/** Path of Playwright's own Chromium or else the system's; undefined when there is none. */
export function findChromium(): string | undefined {
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  const folders = (process.env.PATH ?? "").split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...APPLICATIONS].find(runs);
}

/** As above; as root on Debian and its like the system's is installed first when it is missing. */
export function findOrInstallChromium(): string | undefined {
  const found = findChromium();
  if (found || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return found;
  process.stdout.write("Installing Chromium for the browser tests.\n");
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const command of [["update"], ["install", "-y", "--no-install-recommends", "chromium"]]) {
    const { status, stderr } = spawnSync("apt-get", ["-q", ...command], {
      env: environment,
      encoding: "utf8",
      stdio: ["ignore", "ignore", "pipe"],
    });
    if (status !== 0) process.stderr.write(stderr);
  }
  return findChromium();
}
