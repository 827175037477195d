import { type RouteConfig, route } from "@react-router/dev/routes";

export const bookingRoutes = [
  route("booking/call.ics", "booking/routes/receipt-call-file.ts"),
  route("booking/:token", "booking/routes/booking.tsx"),
  route("booking/:token/call.ics", "booking/routes/call-file.ts"),
  route("calendar/:file", "booking/routes/host-feed.ts"),
] satisfies RouteConfig;
