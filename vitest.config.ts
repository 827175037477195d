import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["**/*.test.ts", "**/*.test.tsx"],
    exclude: [
      ...configDefaults.exclude,
      "build/**",
      "tests/e2e/**",
      "tests/{chaos,white-label}/**",
    ],
    // Without it, a machine with two cores uses one.
    maxWorkers: 2,
    // Nothing waits for these when all is well; a busy machine should not look like a broken
    // product.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    globalSetup: "tests/support/database-server.ts",
  },
});
