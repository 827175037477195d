import { index, type RouteConfig } from "@react-router/dev/routes";
import { applyRoutes } from "./apply/routes.ts";
import { availabilityRoutes } from "./availability/routes.ts";
import { blogRoutes } from "./blog/routes.ts";
import { bookingRoutes } from "./booking/routes.ts";
import { deskRoutes } from "./desk/routes.ts";
import { developersRoutes } from "./developers/routes.ts";
import { findRoutes } from "./find/routes.ts";
import { hireRoutes } from "./hire/routes.ts";
import { interviewsRoutes } from "./interviews/routes.ts";
import { landingsRoutes } from "./landings/routes.ts";
import { pagesRoutes } from "./pages/routes.ts";
import { proposalsRoutes } from "./proposals/routes.ts";
import { savedSearchesRoutes } from "./saved-searches/routes.ts";
import { sharedShortlistRoutes } from "./shared-shortlist/routes.ts";
import { shellRoutes } from "./shell/routes.ts";
import { statusRoutes } from "./status/routes.ts";
import { vacanciesRoutes } from "./vacancies/routes.ts";

export default [
  index("pages/routes/home.tsx"),
  ...developersRoutes,
  ...vacanciesRoutes,
  ...blogRoutes,
  ...landingsRoutes,
  ...bookingRoutes,
  ...availabilityRoutes,
  ...interviewsRoutes,
  ...statusRoutes,
  ...savedSearchesRoutes,
  ...sharedShortlistRoutes,
  ...proposalsRoutes,
  ...hireRoutes,
  ...findRoutes,
  ...applyRoutes,
  ...pagesRoutes,
  ...deskRoutes,
  ...shellRoutes,
] satisfies RouteConfig;
