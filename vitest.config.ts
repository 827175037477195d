import { configDefaults, defineConfig } from "vitest/config";

/**
 * Files with modules of their own: they replace modules or the timers that modules wait for, or
 * expect the state that a module has after a start.
 */
const ISOLATED = [
  "app/blog/content/articles.content.server.test.ts",
  "app/boot/metrics.server.test.ts",
  "app/boot/warm-up.server.test.ts",
  "platform/captcha/captcha-work.test.ts",
  "platform/captcha/recaptcha-script.test.ts",
  "platform/event-loop.server.test.ts",
  "server/overload.server.test.ts",
  "server/refuse-when-full.server.test.ts",
  "server/render-html.server.test.tsx",
  "services/queue.server.test.ts",
  "tests/pages/**/*.test.ts",
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
