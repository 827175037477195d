import type { Permission } from "#contract/desk/staff-terms.ts";

export type DeskLink = {
  to: string;
  label: string;
  permission: Permission;
  /** Whether it is about the agency: below the daily work, closed until it is needed. */
  isAgency?: true;
};

/** Parts of the desk, in the order of its navigation. */
export const DESK_LINKS: readonly DeskLink[] = [
  { to: "/desk", label: "Today", permission: "desk" },
  { to: "/desk/requests", label: "Requests", permission: "requests" },
  { to: "/desk/people", label: "People", permission: "requests" },
  { to: "/desk/proposals", label: "Proposals", permission: "proposals" },
  { to: "/desk/placements", label: "Placements", permission: "placements" },
  { to: "/desk/applications", label: "Applications", permission: "applications" },
  { to: "/desk/calls", label: "Calls", permission: "calls" },
  { to: "/desk/members", label: "Members", permission: "members" },
  { to: "/desk/content", label: "Content", permission: "replies" },
  { to: "/desk/insights", label: "Insights", permission: "insights" },
  { to: "/desk/staff", label: "Staff", permission: "staff", isAgency: true },
  { to: "/desk/leave", label: "Leave", permission: "change_requests", isAgency: true },
  { to: "/desk/audit", label: "Audit log", permission: "audit", isAgency: true },
  {
    to: "/desk/personal-data",
    label: "Personal data",
    permission: "personal_data",
    isAgency: true,
  },
  { to: "/desk/tokens", label: "Access tokens", permission: "desk", isAgency: true },
  { to: "/desk/webhooks", label: "Webhooks", permission: "staff", isAgency: true },
  { to: "/desk/account", label: "Your account", permission: "desk" },
];
