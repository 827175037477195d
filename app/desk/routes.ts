import { index, type RouteConfig, route } from "@react-router/dev/routes";

export const deskRoutes = [
  route("desk/sign-in", "desk/routes/sign-in.tsx"),
  route("desk/passkey-request", "desk/routes/passkey-request.ts"),
  route("desk/welcome/:token", "desk/routes/welcome.tsx"),
  route("desk/forgot-password", "desk/routes/forgot-password.tsx"),
  route("desk", "desk/routes/desk.tsx", [
    index("desk/routes/today.tsx"),
    route("requests", "desk/routes/requests.tsx"),
    route("requests/:reference", "desk/routes/request.tsx"),
    route("proposals", "desk/routes/proposals.tsx"),
    route("proposals/new", "desk/routes/new-proposal.tsx"),
    route("proposals/:number", "desk/routes/proposal.tsx"),
    route("proposals/:number/edit", "desk/routes/edit-proposal.tsx"),
    route("applications", "desk/routes/applications.tsx"),
    route("applications/:reference", "desk/routes/application.tsx"),
    route("calls", "desk/routes/calls.tsx"),
    route("calls/hosts", "desk/routes/hosts.tsx"),
    route("calls/:reference", "desk/routes/call.tsx"),
    route("members", "desk/routes/members.tsx"),
    route("members/:slug", "desk/routes/member.tsx"),
    route("insights", "desk/routes/insights.tsx"),
    route("staff", "desk/routes/staff.tsx"),
    route("audit", "desk/routes/audit.tsx"),
    route("preview", "desk/routes/preview.ts"),
    route("account", "desk/routes/account.tsx"),
  ]),
] satisfies RouteConfig;
