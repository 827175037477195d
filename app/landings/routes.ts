import { type RouteConfig, route } from "@react-router/dev/routes";

// React Router has no parts of segments: the loaders read `hire-{slug}-developers` themselves.
export const landingsRoutes = [
  route(":landing", "landings/routes/technology.tsx"),
  route("tag/:landing", "landings/routes/tag.tsx"),
] satisfies RouteConfig;
