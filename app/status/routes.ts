import { type RouteConfig, route } from "@react-router/dev/routes";

export const statusRoutes = [
  route("status", "status/routes/lost-link.tsx"),
  route("status/:token", "status/routes/status.tsx"),
  route("status/:token/version", "status/routes/version.ts"),
  route("status/:token/files/:id", "status/routes/reply-file.ts"),
  route("status/:token/correct", "status/routes/correct.tsx"),
  route("status/:token/withdraw", "status/routes/withdraw.tsx"),
  route("status/:token/replace", "status/routes/replace.tsx"),
  route("status/:token/address", "status/routes/address.tsx"),
  route("status/:token/address.json", "status/routes/address-data.ts"),
  route("status/:token/data", "status/routes/data.tsx"),
  // With the secret of another link, which was sent to the address that it is about.
  route("status/:token/copy", "status/routes/copy.tsx"),
  route("status/:token/erase", "status/routes/erase.tsx"),
  route("status/:token/correction", "status/routes/correction.tsx"),
  route("status/:token/withdrawal", "status/routes/withdrawal.tsx"),
  route("status/:token/your-data.zip", "status/routes/copy-file.ts"),
] satisfies RouteConfig;
