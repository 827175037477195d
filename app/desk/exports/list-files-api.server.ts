import type { Context, Hono } from "hono";
import { readToday } from "#app/site/agency-time.server.ts";
import { toByteStream } from "#platform/http/byte-stream.server.ts";
import { ROW_FILE_FORMATS, type RowFileFormat } from "#platform/text/row-file.server.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { isRecentSignIn } from "#services/staff/sessions.service.server.ts";
import { LIST_FILE_PERMISSIONS, type ListFileName } from "../lists/list-files.ts";
import { requireRight } from "../require-right.server.ts";
import { toConfirmPath } from "../require-staff.server.ts";
import { LIST_FILES } from "./list-files.server.ts";

type Deps = Pick<Services, "db" | "clock" | "log">;
type DeskEnv = { Variables: { staff: CurrentStaff } };

const CONTENT_TYPES: Record<RowFileFormat, string> = {
  csv: "text/csv; charset=utf-8",
  jsonl: "application/jsonl; charset=utf-8",
};

/** Adds the files of all lists: `/requests.csv`, with the query string of the list's page. */
export function addListFiles(api: Hono<DeskEnv>, deps: Deps): void {
  for (const list of Object.keys(LIST_FILES) as ListFileName[]) {
    for (const format of ROW_FILE_FORMATS) {
      api.get(`/${list}.${format}`, (c) => sendListFile(deps, c, list, format));
    }
  }
}

async function sendListFile(
  { log, ...deps }: Deps,
  c: Context<DeskEnv>,
  list: ListFileName,
  format: RowFileFormat,
) {
  const { db, clock } = deps;
  const staff = requireRight(c.get("staff"), LIST_FILE_PERMISSIONS[list]);
  const { search, searchParams: params } = new URL(c.req.url);
  if (!isRecentSignIn(staff, clock())) return c.redirect(toConfirmPath(`/desk/${list}${search}`));
  const today = await readToday(db, clock());
  const { entry, open } = LIST_FILES[list];
  const write = await open(deps, { staff, params, today });
  await db.transaction((tx) => writeAudit(tx, { ...entry, staff_id: staff.id, fields: [] }));
  c.header("Content-Type", CONTENT_TYPES[format]);
  c.header("Content-Disposition", `attachment; filename="${list}-${today}.${format}"`);
  return c.body(toByteStream(write(format), (err) => log.error({ err }, "an export broke off")));
}
