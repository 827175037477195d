import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { changeSubmittedFile } from "../content/change-file.server.ts";
import { readFileHistory } from "../content/history/file-history.service.server.ts";
import { HistoryPage } from "../content/history/history-page.tsx";
import { requireFilePath } from "../content/require-file.server.ts";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { useSubmission } from "../parts/use-submission.ts";
import { toRouteError } from "../route-error.server.ts";
import type { Route } from "./+types/content-history.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext);
  const path = requireFilePath(context.get(staffContext), url);
  const requested = /^\d{1,15}$/.exec(url.searchParams.get("revision") ?? "")?.[0];
  const history = await readFileHistory(db, path, requested ? Number(requested) : undefined).catch(
    (error) => {
      throw toRouteError(error);
    },
  );
  return { ...history, isReadOnly: env.isContentReadOnly };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const staff = context.get(staffContext);
  const path = requireFilePath(staff, url);
  return changeSubmittedFile(context.get(servicesContext), staff, path, await request.formData());
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return toDeskMeta(matches, loaderData ? `History of ${loaderData.file.path}` : "History");
}

export default function ContentHistory({ loaderData, actionData }: Route.ComponentProps) {
  const submission = useSubmission(actionData);
  return <HistoryPage key={loaderData.file.path} {...loaderData} submission={submission} />;
}
