/** Order of the features: a feature imports only features to its left (README). */
const FEATURES = [
  "site",
  "taxonomy",
  "shortlist",
  "developers",
  "landings",
  "requests",
  "booking",
  "proposals",
  "hire",
  "find",
  "apply",
  "vacancies",
  "blog",
  "pages",
  "shell",
];

const featureRules = FEATURES.slice(0, -1).map((feature, index) => ({
  name: `feature-order-${feature}`,
  comment: `${feature} imports only features to its left; break a cycle by a slot, a handle or a subscription.`,
  severity: "error",
  // A test may use any feature.
  from: { path: `^app/${feature}/`, pathNot: "\\.test\\.tsx?$" },
  to: { path: `^app/(${FEATURES.slice(index + 1).join("|")})/` },
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
      name: "layer-contract",
      comment: "The contract imports zod only.",
      severity: "error",
      from: { path: "^contract/" },
      to: { path: "^(database|platform|design|services|app|server|cli|tests)/" },
    },
    {
      name: "layer-base",
      comment:
        "database, platform and design are base layers: they import neither features nor the host.",
      severity: "error",
      from: { path: "^(database|platform|design|services)/" },
      to: { path: "^(app|server|cli)/" },
    },
    {
      name: "layer-design",
      comment: "Components import neither the database nor server code.",
      severity: "error",
      from: { path: "^design/" },
      to: { path: "^(database)/|\\.server\\.tsx?$" },
    },
    {
      name: "host-without-product",
      comment: "The host is product-independent: it receives pages and API as arguments.",
      severity: "error",
      from: { path: "^server/" },
      to: { path: "^(app|cli|contract/(?!problem))/" },
    },
    {
      name: "no-import-of-cli",
      severity: "error",
      from: { pathNot: "^(cli|tests|bench|scripts)/" },
      to: { path: "^(cli|bench|scripts)/" },
    },
    {
      name: "browser-without-server-code",
      comment:
        "Components and stores run in the browser; only routes, api and *.server files may reach the server.",
      severity: "error",
      from: {
        path: "^(app|design|platform)/",
        pathNot:
          "\\.server(\\.test)?\\.tsx?$|\\.test\\.tsx?$|/routes/|^app/(api|content|root|routes|entry\\.server)\\.tsx?$",
      },
      to: { path: "\\.server\\.tsx?$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "sql-only-in-repositories",
      comment: "Only *.repository.server.ts uses tables and SQL.",
      severity: "error",
      from: {
        path: "^app/",
        pathNot: "\\.repository\\.server(\\.test)?\\.ts$|\\.test\\.tsx?$|^app/main\\.server\\.ts$",
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
    exclude: { path: "^(build|\\.react-router|database/migrations)" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["node", "import", "default"],
    },
  },
};
