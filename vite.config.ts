import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

import { flagFiles } from "./scripts/flag-files.ts";
import { reactModules } from "./scripts/react-modules.ts";
import { serverPrograms } from "./scripts/server-programs.ts";
import { siteManifest } from "./scripts/site-manifest.ts";

/** Scripts that every page begins with. */
const LOADED_FIRST = /assets\/(react|entry\.client|rolldown-runtime)-/;

/**
 * Packages of components and editors, with what they depend on, in the server bundle: it has what
 * pages use of them, so that an installation has none of their 30 MB. In development Node.js reads
 * them, because Vite does not run their CommonJS.
 */
const bundleBrowserPackages: Plugin = {
  name: "bundle-browser-packages",
  apply: "build",
  config: () => ({
    environments: {
      ssr: {
        resolve: {
          noExternal: [
            /^@(base-ui|floating-ui|codemirror|lezer|marijn)\//,
            /^(codemirror|crelt|reselect|style-mod|use-sync-external-store|w3c-keyname)(\/|$)/,
          ],
        },
      },
    },
  }),
};

export default defineConfig({
  plugins: [
    reactModules(),
    tailwindcss(),
    reactRouter(),
    flagFiles(),
    siteManifest(),
    serverPrograms(),
    bundleBrowserPackages,
  ],
  optimizeDeps: {
    // What browser code imports is found before the first page, which would reload otherwise.
    entries: [
      "{app,contract,design,platform}/**/*.{ts,tsx}",
      "!**/{*.server.*,*.test.*,routes,routes.ts,root.tsx,api.ts,content.ts}",
    ],
    // Vite reads routes once before their loaders are removed, and finds these behind them.
    exclude: ["htmlparser2", "lru-cache", "pg", "react-dom/server"],
  },
  build: {
    target: "es2023",
    // The oldest that Tailwind supports; for older ones each color would be written twice.
    cssTarget: ["chrome111", "firefox128", "safari16.4"],
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        modulePreload: {
          // Every page has loaded these; naming them costs each script that imports another later.
          resolveDependencies: (_, names, { hostType }) =>
            hostType === "js" ? names.filter((name) => !LOADED_FIRST.test(name)) : names,
        },
        rollupOptions: {
          // Constants that only the server uses go with their module.
          treeshake: {
            propertyReadSideEffects: false,
            moduleSideEffects: [
              {
                test: /[\\/]app[\\/]developers[\\/]filters[\\/](member|search)-/,
                sideEffects: false,
              },
            ],
          },
          output: {
            // Every page names all 160 files: hashes of eight characters took 0.2 kB more.
            entryFileNames: "assets/[name]-[hash:7].js",
            chunkFileNames: "assets/[name]-[hash:7].js",
            // Many small files compress worse than a few: together 9 kB on every page.
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|^\0modules:/,
                },
                // What every page begins with, whatever else uses it, and small parts of most pages.
                {
                  name: "shell",
                  test: /[\\/](app[\\/](root|entry\.client)\.tsx$|app[\\/](site[\\/](terms[\\/]terms|use-render-day)|developers[\\/]parts[\\/](money-text|years-text))\.|contract[\\/](members[\\/]member-terms|clients[\\/]forms|values[\\/](request-terms|time-zone))\.|design[\\/](buttons[\\/](action-line|button)|empty-state|loading[\\/](late-part|skeleton|progress)|text[\\/]chip)\.|platform[\\/](browser[\\/](use-failed-load|use-today)|captcha[\\/]captcha-client|time[\\/](zone-day|zone-format))\.|icons[\\/](check|chevron-left|chevron-right|plus|search)\.)/,
                },
                { name: "field", minShareCount: 4, test: /[\\/]design[\\/]field[\\/]field-aria\./ },
                // Controls of forms and filters, and what a form says of them.
                {
                  name: "inputs",
                  minShareCount: 4,
                  test: /[\\/]design[\\/]field[\\/](text-field|choice|field-texts|field-frame)\./,
                },
                {
                  name: "answers",
                  minShareCount: 4,
                  test: /[\\/](design[\\/](notice|field[\\/](error-summary|settled-errors)|forms[\\/]submission-notice)|platform[\\/]forms[\\/](answers|attempt)\.store|app[\\/]booking[\\/]form-step[\\/]call-answer|contract[\\/]values[\\/]project-kinds)\./,
                },
                {
                  name: "select",
                  minShareCount: 2,
                  test: /[\\/]design[\\/]field[\\/]select-field/,
                },
                // Controls of the steps that ask about a project.
                {
                  name: "options",
                  minShareCount: 2,
                  test: /[\\/]design[\\/]field[\\/](fieldset|radios)\./,
                },
                {
                  name: "controls",
                  minShareCount: 2,
                  test: /[\\/](design[\\/](?:[a-z]+[\\/])?field[\\/](chips-field|text-area)|contract[\\/](?:[a-z]+[\\/])?upload-terms)/,
                },
                // What only forms on one page need.
                {
                  name: "page-forms",
                  minShareCount: 2,
                  test: /[\\/]design[\\/]forms[\\/]form-problem/,
                },
                {
                  name: "forms",
                  minShareCount: 9,
                  test: /[\\/]app[\\/]requests[\\/]form[\\/]email-field|[\\/](platform|design)[\\/]forms[\\/](?!submission-notice|step-page|one-page|saved-answers|use-step|honeypot|page-form|form-values|validate-step|step-form|continue-button|form-fields|fields-|early-input|use-(early-input|answers-step|foreign-changes|sending|submission)|send|read-controls|rows-format|text-list|file-fields|parse-answers)/,
                },
                // The frame of a step, which the page after the last one has not.
                {
                  name: "steps",
                  minShareCount: 4,
                  test: /[\\/](design[\\/]forms[\\/](step-page|one-page-link|saved-answers)|platform[\\/]forms[\\/](use-step|use-step-form|one-page)|platform[\\/]captcha[\\/]use-captcha-ahead|app[\\/]requests[\\/]form[\\/](next-steps-aside|step-meta))\./,
                },
                // What steps with controls need, and the last one does not.
                {
                  name: "filling",
                  minShareCount: 2,
                  test: /[\\/](platform|design)[\\/]forms[\\/](step-form|continue-button|early-input|read-controls|use-(early-input|answers-step|foreign-changes))/,
                },
                // What the forms of clients share; in the file of one of them the other would load it.
                {
                  name: "client-forms",
                  minShareCount: 4,
                  test: /[\\/]app[\\/](requests[\\/](client-fields|form[\\/]contacts)|booking[\\/](call-step-texts|form-step[\\/]client-body))/,
                },
                {
                  name: "fields",
                  minShareCount: 2,
                  test: /[\\/]design[\\/]forms[\\/](form-fields|fields-step)/,
                },
                // Formats of lists and files, which the form of a hire has not.
                {
                  name: "lists",
                  minShareCount: 2,
                  test: /[\\/]platform[\\/](?:[a-z]+[\\/])?(forms|uploads)[\\/](text-list|file-fields|parse-answers)/,
                },
                {
                  name: "upload",
                  minShareCount: 2,
                  test: /[\\/]design[\\/]uploads[\\/](upload-field|plain-file-input)/,
                },
                // What most steps of a form share.
                {
                  name: "apply",
                  minShareCount: 6,
                  test: /[\\/](app[\\/]apply[\\/]|platform[\\/]forms[\\/]rows-format)/,
                },
                {
                  name: "find",
                  minShareCount: 4,
                  test: /[\\/]app[\\/](find[\\/]|requests[\\/]find-fields)/,
                },
                {
                  name: "hire",
                  minShareCount: 4,
                  test: /[\\/]app[\\/]hire[\\/](?!hire-step-page|first-script)/,
                },
                // What only the last step of a form needs.
                {
                  name: "consent",
                  minShareCount: 2,
                  test: /[\\/](app[\\/]requests[\\/]form[\\/]consent|design[\\/]field[\\/]checkbox)/,
                },
                {
                  name: "sending",
                  test: /[\\/](platform|design)[\\/]forms[\\/](honeypot|send-form|sending-form|use-sending|use-submission)/,
                },
                {
                  name: "zones",
                  minShareCount: 2,
                  test: /[\\/]platform[\\/](?:[a-z]+[\\/])?time-zone-names/,
                },
                // The stations of a request, and of tests on the home page.
                {
                  name: "stations",
                  minShareCount: 2,
                  test: /[\\/]design[\\/]text[\\/]station-line\./,
                },
                // What every page loads once it is hydrated.
                {
                  name: "after-load",
                  test: /[\\/]app[\\/]shell[\\/](after-load|page-loads[\\/]failed-load-notice)/,
                },
                // What every page loads once it is used.
                {
                  name: "after-use",
                  test: /[\\/]app[\\/]shell[\\/](background[\\/]background-lines|page-loads[\\/]prefetch-on-intent)/,
                },
                {
                  name: "sections",
                  minShareCount: 2,
                  test: /[\\/]shared-hours[\\/]overlap-share-line\.|[\\/]design[\\/](?:[a-z]+[\\/])?(back-link|copy-link|dimension-line|prose|section|section-heading|title-block)\./,
                },
                // Members on pages that show some: cards, URLs, amounts, dates, portraits and other images.
                {
                  name: "members",
                  test: /[\\/](app[\\/](developers[\\/](compare[\\/]compare-url|filters[\\/]member-(?!paging)|card[\\/]|parts[\\/]|profile[\\/]member-link)|shortlist[\\/](portrait|shortlisted)-badge\.|site[\\/]exchange\.)|design[\\/](image|image-frame|illustrations[\\/]portrait-[a-z]+|(?:[a-z]+[\\/])?(tag-list|rich-text))\.|platform[\\/](image[\\/]image-(source|url)|time[\\/](british-date|date-text))\.)/,
                },
                // The line of the working day, which comes late.
                {
                  name: "day",
                  test: /[\\/]app[\\/]developers[\\/]overlap[\\/](member-day|day-strip|use-shown-day)\./,
                },
                {
                  name: "overlap",
                  minShareCount: 3,
                  test: /[\\/]app[\\/]developers[\\/]overlap[\\/](?!overlap-text|member-day|day-strip|use-shown-day)/,
                },
                {
                  name: "hours",
                  minShareCount: 2,
                  test: /[\\/]app[\\/]developers[\\/]shared-hours[\\/](?!overlap-share-line)/,
                },
                {
                  name: "profile",
                  minShareCount: 2,
                  test: /[\\/]app[\\/]developers[\\/](profile|cv)[\\/]|[\\/]contract[\\/](?:[a-z]+[\\/])?vetting-terms|[\\/]platform[\\/]browser[\\/]presses/,
                },
                // Lists with filters and pages.
                {
                  name: "results",
                  minShareCount: 2,
                  test: /[\\/](design[\\/](?:[a-z]+[\\/])?(loaded-results|pagination|try-again)|platform[\\/](?:[a-z]+[\\/])?use-results-focus|filters[\\/](filter-draft|filter-form-id|member-paging|page-size|search-parameters|total-text))/,
                },
                {
                  name: "articles",
                  minShareCount: 2,
                  test: /[\\/]app[\\/]blog[\\/](?!articles[\\/]article-results)/,
                },
                { name: "landing", minShareCount: 2, test: /[\\/]app[\\/]landings[\\/]/ },
                { name: "call", minShareCount: 2, test: /[\\/]app[\\/]booking[\\/]call-texts\./ },
                {
                  name: "slots",
                  minShareCount: 2,
                  test: /[\\/]app[\\/]booking[\\/](part-missing|form-step[\\/]chosen-slot|slots[\\/](slot-days|wall-time|slot-skeletons|use-slots))/,
                },
              ],
            },
          },
        },
      },
    },
    // The server bundle is the whole host: pages, API and listener, so that nothing exists twice.
    // Of icons it takes the few that pages show, and of drizzle what is used, instead of reading
    // thousands of each at every start.
    ssr: {
      resolve: {
        noExternal: ["lucide", "drizzle-orm"],
        // React Router leaves them out where none of its servers is a dependency.
        conditions: ["node"],
        externalConditions: ["node"],
      },
      build: {
        target: "node24",
        rollupOptions: {
          input: "./app/boot/main.server.ts",
          output: {
            comments: false,
            // V8 stores a text with one character beyond Latin-1 in two bytes for each: 4 MB here.
            minify: {
              compress: false,
              mangle: false,
              codegen: { removeWhitespace: false, asciiOnly: true },
            },
          },
        },
      },
    },
  },
});
