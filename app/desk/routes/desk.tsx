import { Outlet } from "react-router";
import type { PageHandle } from "#contract/content/page.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import "../errors/set-error-page.ts";
import { getTimeZone } from "#app/site/agency-time.server.ts";
import { awaitAll } from "#platform/process/await-all.ts";
import { toDay } from "#platform/time/zone-day.ts";
import { listColleagues } from "#services/staff/colleagues.repository.server.ts";
import { listAway } from "#services/staff/leaves.repository.server.ts";
import { toErrorTexts } from "../errors/desk-error.tsx";
import { DeskErrorPage } from "../errors/desk-error-page.tsx";
import { DeskFrame } from "../frame/desk-frame.tsx";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { linkDeskStyle } from "../parts/desk-style.ts";
import type { DeskData } from "../parts/use-desk.ts";
import { requireStaff } from "../require-staff.server.ts";
import { toShownProvider } from "../sign-in/shown-provider.server.ts";
import type { Route } from "./+types/desk.ts";

export const links: Route.LinksFunction = linkDeskStyle;

export const handle: PageHandle = {
  frame: "none",
  private: "secret",
  form: "signed-in",
  // Of the whole desk: the policies of the page that was loaded first hold for those after it.
  frames: "files",
  passkeys: "allowed",
};

export const middleware = [requireStaff];

export async function loader({ context }: Route.LoaderArgs): Promise<DeskData> {
  const { db, env, clock } = context.get(servicesContext);
  const { id, name, email, role } = context.get(staffContext);
  const now = clock();
  const { colleagues, timezone } = await awaitAll({
    colleagues: listColleagues(db),
    timezone: getTimeZone(db),
  });
  const away = await listAway(db, toDay(now, timezone));
  const leaveOf = (id: number) => away.find(({ staff_id }) => staff_id === id);
  return {
    staff: { id, name, email, role },
    colleagues: colleagues.map(({ id, name, role, is_active }) => ({
      id,
      name,
      role,
      is_active,
      away_until: leaveOf(id)?.last_day ?? null,
      deputy_id: leaveOf(id)?.deputy_id ?? null,
    })),
    timezone,
    provider: toShownProvider(env),
    now,
  };
}

export function meta({ matches, error }: Route.MetaArgs) {
  return error ? toDeskMeta(matches, toErrorTexts(error).title) : [];
}

export default function Desk() {
  return (
    <DeskFrame>
      <Outlet />
    </DeskFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskErrorPage error={error} />;
}
