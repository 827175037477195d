import { type RouteConfig, route } from "@react-router/dev/routes";

export const proposalsRoutes = [
  route("proposals/:id", "proposals/routes/proposal.tsx"),
] satisfies RouteConfig;
