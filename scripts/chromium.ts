import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** Chromium's headless shell: a test takes half the CPU time of the full browser. */
const HEADLESS_SHELL = "chromium-headless-shell";
const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const APPLICATIONS = [
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Some systems ship a file of that name that only prints how to install a browser. */
function runs(path: string, version = /Chrom/): boolean {
  if (!existsSync(path)) return false;
  if (process.platform === "win32") return true;
  const { status, stdout } = spawnSync(path, ["--version"], { encoding: "utf8", timeout: 20_000 });
  return status === 0 && version.test(stdout);
}

export function findOnPath(names: string[], version?: RegExp): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find((path) => runs(path, version));
}

/** Path of a headless shell, Playwright's own Chromium or the system's; undefined without any. */
export function findChromium(): string | undefined {
  const shell = findOnPath([HEADLESS_SHELL]);
  if (shell) return shell;
  const own = chromium.executablePath();
  return existsSync(own) ? own : (findOnPath(NAMES) ?? APPLICATIONS.find((path) => runs(path)));
}

function installOnDebian(name: string): void {
  process.stdout.write(`Installing ${name} for the browser tests.\n`);
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const command of [["update"], ["install", "-y", "--no-install-recommends", name]]) {
    const { status, stderr } = spawnSync("apt-get", ["-q", ...command], {
      env: environment,
      encoding: "utf8",
      stdio: ["ignore", "ignore", "pipe"],
      timeout: 300_000,
    });
    if (status !== 0) process.stderr.write(stderr);
  }
}

/** As above; as root on Debian-like systems missing packages are installed first. */
export function findOrInstallChromium(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return findChromium();
  if (!findOnPath([HEADLESS_SHELL])) installOnDebian(HEADLESS_SHELL);
  // Older releases have no package of that name.
  if (!findChromium()) installOnDebian("chromium");
  return findChromium();
}
