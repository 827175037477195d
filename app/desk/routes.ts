import { index, type RouteConfig, route } from "@react-router/dev/routes";

export const deskRoutes = [
  route("desk", "desk/routes/desk.tsx", [index("desk/routes/today.tsx")]),
] satisfies RouteConfig;
