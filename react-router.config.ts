import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  serverBuildFile: "main.js",
  // One manifest at build time: pages never ask the server which routes exist.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
