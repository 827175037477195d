import { index, type RouteConfig } from "@react-router/dev/routes";
import { developersRoutes } from "./developers/routes.ts";
import { hireRoutes } from "./hire/routes.ts";
import { landingsRoutes } from "./landings/routes.ts";
import { pagesRoutes } from "./pages/routes.ts";
import { shellRoutes } from "./shell/routes.ts";
import { vacanciesRoutes } from "./vacancies/routes.ts";

export default [
  index("pages/routes/home.tsx"),
  ...developersRoutes,
  ...vacanciesRoutes,
  ...landingsRoutes,
  ...hireRoutes,
  ...pagesRoutes,
  ...shellRoutes,
] satisfies RouteConfig;
