import { globSync, readFileSync } from "node:fs";
import { configDefaults, defineConfig } from "vitest/config";

/**
 * Files that replace modules, of which others would have the replaced ones or the loaded ones, and
 * those that compare times, which the memory of others would change.
 */
const FOUND = globSync("{app,cli,platform,server,services,tests}/**/*.test.{ts,tsx}").filter(
  (file) =>
    /\bvi\.(mock|resetModules)\(|support\/growth|threadCpuUsage/.test(readFileSync(file, "utf8")),
);

/**
 * Files with modules of their own: also those that replace the timers that modules wait for, or
 * expect the state that a module has after a start.
 */
const ISOLATED = [
  ...FOUND,
  "app/blog/content/articles.content.server.test.ts",
  "app/boot/metrics.server.test.ts",
  "app/boot/pages/warm-up.server.test.ts",
  "platform/process/event-loop.server.test.ts",
  "server/overload/overload.server.test.ts",
  "server/overload/refuse-when-full.server.test.ts",
  "services/queue.server.test.ts",
];

export default defineConfig({
  test: {
    // Without it, a machine with two cores uses one.
    maxWorkers: 2,
    globalSetup: "tests/support/database-server.ts",
    projects: [
      {
        extends: true,
        test: {
          name: "shared",
          include: ["**/*.test.ts", "**/*.test.tsx"],
          exclude: [
            ...configDefaults.exclude,
            ...ISOLATED,
            "build/**",
            "tests/e2e/**",
            "tests/{chaos,white-label}/**",
          ],
          // Loading modules anew for each file takes as long as the tests.
          isolate: false,
        },
      },
      { extends: true, test: { name: "isolated", include: ISOLATED } },
    ],
    // Nothing waits for these when all is well; a busy machine should not look like a broken
    // product.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
