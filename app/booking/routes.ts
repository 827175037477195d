import { type RouteConfig, route } from "@react-router/dev/routes";

export const bookingRoutes = [
  route("booking/:token", "booking/routes/booking.tsx"),
] satisfies RouteConfig;
