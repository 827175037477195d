import { type RouteConfig, route } from "@react-router/dev/routes";

export const availabilityRoutes = [
  route("availability/:token", "availability/routes/availability.tsx"),
] satisfies RouteConfig;
