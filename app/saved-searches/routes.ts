import { type RouteConfig, route } from "@react-router/dev/routes";

export const savedSearchesRoutes = [
  route("save-search", "saved-searches/routes/save-search.tsx"),
  route("save-search/:outcome", "saved-searches/routes/outcome.tsx"),
  route("vacancy-alert", "saved-searches/routes/vacancy-alert.tsx"),
  route("vacancy-alert/:outcome", "saved-searches/routes/vacancy-alert-outcome.tsx"),
  route("saved-searches/:token", "saved-searches/routes/saved-search.tsx"),
] satisfies RouteConfig;
