import { defineConfig } from "vitest/config";

/** The built product in processes of its own, on databases of its own that the tests break. */
export default defineConfig({
  test: {
    include: ["tests/{chaos,white-label}/**/*.test.ts"],
    globalSetup: ["tests/support/up-to-date-build.ts"],
    maxWorkers: 2,
    // Nothing waits for these when all is well; a busy machine should not look like a broken
    // product.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
