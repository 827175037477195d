import { Outlet } from "react-router";
import type { PageHandle } from "#contract/page.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import "../desk.css";
import { DeskFrame } from "../frame/desk-frame.tsx";
import { DESK_HEADERS } from "../frame/desk-headers.ts";
import { requireStaff } from "../require-staff.server.ts";
import type { Route } from "./+types/desk.ts";

export const handle: PageHandle = { frame: "none", private: true, form: "signed-in" };

export const middleware = [requireStaff];

export function loader({ context }: Route.LoaderArgs) {
  const { name, role } = context.get(staffContext);
  return { staff: { name, role }, timezone: "UTC", now: context.get(servicesContext).clock() };
}

export const headers = () => DESK_HEADERS;

export default function Desk({ loaderData }: Route.ComponentProps) {
  return (
    <DeskFrame staff={loaderData.staff}>
      <Outlet />
    </DeskFrame>
  );
}
