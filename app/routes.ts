import { index, type RouteConfig } from "@react-router/dev/routes";

export default [index("pages/routes/home.tsx")] satisfies RouteConfig;
