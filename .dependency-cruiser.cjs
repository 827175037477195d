/** Order of the rooms: a room imports only rooms to its left (architecture of the house, README). */
const ROOMS = [
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

const roomRules = ROOMS.slice(0, -1).map((room, index) => ({
  name: `room-order-${room}`,
  comment: `${room} imports only rooms to its left; open the circle by a slot, a handle or a subscription.`,
  severity: "error",
  // A test may set its scene with any room.
  from: { path: `^app/${room}/`, pathNot: "\\.test\\.tsx?$" },
  to: { path: `^app/(${ROOMS.slice(index + 1).join("|")})/` },
}));

module.exports = {
  forbidden: [
    {
      name: "no-circle",
      comment: "Two files that import each other are one file, or miss a third.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-orphan-import",
      comment: "An import that leads nowhere.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:|\\+types/" },
    },
    {
      name: "floor-contract",
      comment: "The contract stands on nothing but zod.",
      severity: "error",
      from: { path: "^contract/" },
      to: { path: "^(database|platform|design|app|server|cli|tests)/" },
    },
    {
      name: "floor-ground",
      comment:
        "database, platform and design are the ground: they know no product room and no host.",
      severity: "error",
      from: { path: "^(database|platform|design)/" },
      to: { path: "^(app|server|cli)/" },
    },
    {
      name: "floor-design",
      comment: "Look and feel reach neither the database nor anything of the server.",
      severity: "error",
      from: { path: "^design/" },
      to: { path: "^(database)/|\\.server\\.tsx?$" },
    },
    {
      name: "host-is-product-blind",
      comment: "The host serves any product: it gets pages and API handed in.",
      severity: "error",
      from: { path: "^server/" },
      to: { path: "^(app|cli|contract/(?!problem))/" },
    },
    {
      name: "nobody-imports-the-command-line",
      severity: "error",
      from: { pathNot: "^(cli|tests|bench|scripts)/" },
      to: { path: "^(cli|bench|scripts)/" },
    },
    {
      name: "browser-stays-out-of-the-server",
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
      comment: "Only *.repository.server.ts knows tables and SQL.",
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
      name: "repository-knows-no-http",
      severity: "error",
      from: { path: "\\.repository\\.server\\.ts$" },
      to: { path: "^node_modules/(hono|@hono|react-router)/" },
    },
    ...roomRules,
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
