import { route } from "@react-router/dev/routes";

export const applyRoutes = [
  route("apply", "apply/routes/start.ts"),
  route("apply/job-selection", "apply/routes/job-selection.tsx"),
];
