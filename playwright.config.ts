import { defineConfig, devices } from "@playwright/test";
import { findFreePort } from "./platform/process/free-port.server.ts";
import { findChromium } from "./scripts/chromium.ts";
import { temporaryDatabasePath } from "./tests/support/temporary-folder.ts";

// Workers read this file again and inherit what its first reader, the runner, has decided.
process.env.E2E_PORT ??= String(await findFreePort());
process.env.E2E_DATA_DIR ??= temporaryDatabasePath();
process.env.E2E_CHROMIUM ??= findChromium() ?? "";
const origin = `http://localhost:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  // Nothing waits for these when all is well; a busy machine should not look like a broken product.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    baseURL: origin,
    // Without these an action that waits in vain is reported as a slow test.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Recording more than doubles the time of a test: --trace retain-on-failure where one fails.
    trace: "off",
    launchOptions: {
      executablePath: process.env.E2E_CHROMIUM || undefined,
      args: [
        "--disable-gpu",
        // Many containers have 64 MB of shared memory, which a page with pictures exceeds.
        "--disable-dev-shm-usage",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
  webServer: {
    command: "node tests/support/serve.ts",
    url: `${origin}/readyz`,
    timeout: 120_000,
    stdout: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    env: {
      ...Object.fromEntries(
        // No settings of the machine: the product as it is with an empty environment.
        [
          "SITE_URL",
          "DATABASE_URL",
          "CONTENT_DIR",
          "SMTP_URL",
          "MAIL_FROM",
          "MAIL_TO",
          "CONTENT_EDIT",
          "CAPTCHA",
          "RECAPTCHA_SECRET",
          "RECAPTCHA_SITE_KEY",
          "SECRET_KEY",
        ].map((name) => [name, ""]),
      ),
      // Each test is a client of its own, as behind a proxy.
      TRUST_PROXY: "1",
      // Receivers of webhooks are on this machine.
      WEBHOOK_PRIVATE_HOSTS: "127.0.0.1",
      HOST: "127.0.0.1",
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      LOG_LEVEL: "warn",
    },
  },
});
