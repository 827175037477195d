import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { flagFiles } from "./scripts/flag-files.ts";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), flagFiles()],
  build: { target: "es2023", assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // Many small files compress worse than a few: together 6 kB on every page.
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
                },
                // Many pages belong to forms, and all the others need nothing of them.
                { name: "shared", minShareCount: 12, test: /^(?!.*[\\/]platform[\\/]forms[\\/])/ },
                { name: "forms", minShareCount: 3, test: /[\\/]platform[\\/]forms[\\/]/ },
              ],
            },
          },
        },
      },
    },
    // The server bundle is the whole host: pages, API and listener, so that nothing exists twice.
    ssr: { build: { rollupOptions: { input: "./app/main.server.ts" }, target: "node24" } },
  },
});
