/** Order of the features: a feature imports only features to its left (README). */
const FEATURES = [
  "site",
  "taxonomy",
  "shortlist",
  "developers",
  "landings",
  "requests",
  "booking",
  "availability",
  "interviews",
  "proposals",
  "hire",
  "shared-shortlist",
  "find",
  "apply",
  "status",
  "vacancies",
  "saved-searches",
  "blog",
  "pages",
  "shell",
  "desk",
  "mcp",
];

const featureRules = FEATURES.slice(0, -1).map((feature, index) => ({
  name: `feature-order-${feature}`,
  comment: `${feature} imports only features to its left; break a cycle by a slot, a handle or a subscription.`,
  severity: "error",
  from: { path: `^app/${feature}/` },
  to: { path: `^app/(${FEATURES.slice(index + 1).join("|")})/` },
}));

/** What each layer imports beside itself; app, above all of these, has rules of its own. */
const LAYERS = {
  contract: [],
  platform: ["contract"],
  design: ["contract", "platform"],
  database: ["contract", "platform"],
  services: ["contract", "platform", "database"],
  server: ["contract/http/problem.ts", "platform"],
};

const layerRules = Object.entries(LAYERS).map(([layer, below]) => ({
  name: `layer-${layer}`,
  comment: `${layer} imports ${below.length > 0 ? below.join(", ") : "no other layer"}.`,
  severity: "error",
  from: { path: `^${layer}/` },
  to: {
    path: "^(contract|platform|design|database|services|server|app)/",
    pathNot: `^(${[layer, ...below].join("|")})(/|$)`,
  },
}));

module.exports = {
  forbidden: [
    {
      name: "no-cycle",
      comment: "Two files that import each other are one file, or miss a third.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-orphan-import",
      comment: "An import that cannot be resolved.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:|\\+types/" },
    },
    {
      name: "no-development-package",
      comment:
        "A production install has none; the build contains icons, components and editor, and reads the routes.",
      severity: "error",
      from: {},
      to: {
        dependencyTypes: ["npm-dev"],
        dependencyTypesNot: ["type-only"],
        pathNot: "^node_modules/(@base-ui|@codemirror|codemirror|lucide|@react-router/dev)/",
      },
    },
    {
      name: "no-folder-cycle",
      comment: "Folders that import each other are one folder, or miss a third.",
      severity: "error",
      scope: "folder",
      from: {},
      to: { circular: true },
    },
    ...layerRules,
    {
      name: "design-without-server-code",
      comment: "Components run in the browser.",
      severity: "error",
      from: { path: "^design/" },
      to: { path: "\\.server\\.tsx?$" },
    },
    {
      name: "base-without-product",
      comment:
        "Base layers import the contract of forms, errors and language, not that of the product.",
      severity: "error",
      from: { path: "^(platform|design|server)/" },
      to: {
        path: "^contract/",
        pathNot:
          "^contract/(clients/(captcha|forms)|http/(problem|problem-titles|response|submission)|values/(text|trade|upload|upload-terms))[.]ts$",
      },
    },
    {
      name: "layer-features",
      comment: "Features know neither what wires them nor the host.",
      severity: "error",
      from: { path: "^app/[^/]+/", pathNot: "^app/boot/" },
      to: { path: "^app/([^/]+$|boot/)|^server/" },
    },
    {
      name: "layer-app-root",
      comment: "Routes, endpoints and kinds of content are wired by app/boot.",
      severity: "error",
      from: { path: "^app/[^/]+$" },
      to: { path: "^app/boot/" },
    },
    {
      name: "no-import-of-tools",
      comment: "The product imports neither commands nor what develops and tests it.",
      severity: "error",
      from: { pathNot: "^cli/" },
      to: { path: "^(cli|bench|scripts|tests)/" },
    },
    {
      name: "browser-without-server-code",
      comment:
        "Components and stores run in the browser; only routes, api and *.server files may reach the server.",
      severity: "error",
      from: {
        path: "^(app|design|platform)/",
        pathNot: "\\.server\\.tsx?$|/routes/|^app/(api|content|root|routes|entry\\.server)\\.tsx?$",
      },
      to: {
        path: "\\.server\\.tsx?$|^(database|services|server)/",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "sql-only-in-repositories",
      comment:
        "Only *.repository.server.ts uses tables and SQL; the queue and LISTEN need the driver.",
      severity: "error",
      from: {
        path: "^(app|services)/",
        pathNot: "\\.repository\\.server\\.ts$|^services/(queue|database-watch)\\.server\\.ts$",
      },
      to: {
        path: "^database/tables/|^node_modules/(drizzle-orm|pg)/",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "repository-without-http",
      severity: "error",
      from: { path: "\\.repository\\.server\\.ts$" },
      to: { path: "^node_modules/(hono|@hono|react-router)/" },
    },
    ...featureRules,
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: "node_modules" },
    // Tests import what they need.
    exclude: { path: "^(build|\\.react-router|database/migrations)|\\.test\\.tsx?$" },
    // Rules of folders are checked with these only.
    metrics: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["node", "import", "default"],
    },
  },
};
