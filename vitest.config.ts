import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["**/*.test.ts", "**/*.test.tsx"],
    exclude: [...configDefaults.exclude, "build/**", "tests/e2e/**"],
    globalSetup: "tests/support/database-server.ts",
  },
});
