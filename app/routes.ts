import { index, type RouteConfig } from "@react-router/dev/routes";
import { shellRoutes } from "./shell/routes.ts";

export default [index("pages/routes/home.tsx"), ...shellRoutes] satisfies RouteConfig;
