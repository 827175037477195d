import { Hono } from "hono";
import type { z } from "zod";
import { setRead } from "#app/requests/records/request-changes.repository.server.ts";
import { findRequestForm } from "#app/requests/records/requests.repository.server.ts";
import { toSearchTerms } from "#app/requests/records/search-terms.ts";
import { markThreadRead } from "#app/requests/thread/thread-reads.repository.server.ts";
import { readToday } from "#app/site/agency-time.server.ts";
import {
  type FoundRequest,
  PresenceSchema,
  ThreadReadSchema,
} from "#contract/desk/desk-request.ts";
import {
  listReadableForms,
  mayChangeRequest,
  toRequestPermission,
} from "#contract/desk/request-access.ts";
import { isPermitted, toChangePermission } from "#contract/desk/staff-terms.ts";
import { MAX_LENGTH } from "#contract/values/limits.ts";
import { toLine } from "#contract/values/text.ts";
import { notFound, PublicError, unprocessable } from "#platform/errors.ts";
import { toFieldErrors } from "#platform/http/field-errors.ts";
import { toFileHeaders } from "#platform/http/file-headers.server.ts";
import { PRIVATE_HEADERS } from "#platform/http/private-headers.ts";
import { awaitAll } from "#platform/process/await-all.ts";
import { parseReference } from "#platform/secrets/reference.server.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { readSessionToken } from "#services/staff/session-cookie.server.ts";
import { isRecentSignIn, resumeSession } from "#services/staff/sessions.service.server.ts";
import { findSignedInStaff } from "#services/staff/signed-in-staff.server.ts";
import { findUpload } from "#services/uploads/uploads.repository.server.ts";
import { recordOpenedFile } from "./applications/opened-files.service.server.ts";
import { streamEvents } from "./event-stream.server.ts";
import { addListFiles } from "./exports/list-files-api.server.ts";
import { getInternalFile } from "./files/internal-files.service.server.ts";
import { findMembers } from "./members/list/members-list.service.server.ts";
import { exportPerson, getPerson } from "./personal-data/person-data.service.server.ts";
import { toPersonPath } from "./personal-data/person-path.ts";
import { notifyPresence } from "./presence/notify-presence.repository.server.ts";
import { findDeskRequests } from "./requests/desk-requests.repository.server.ts";
import { findPassages } from "./requests/passages.service.server.ts";
import { requireRight } from "./require-right.server.ts";
import { toConfirmPath } from "./require-staff.server.ts";

type DeskEnv = { Variables: { staff: CurrentStaff } };
type Deps = Pick<Services, "db" | "env" | "log" | "clock" | "live" | "records">;

const MAX_FOUND = 8;
const MAX_FOUND_MEMBERS = 5;

/**
 * What a page of the desk sends by itself. Its size was limited at admission.
 * @throws PublicError 422 for what the schema refuses and what is no JSON
 */
async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await request.json().catch(() => undefined));
  if (parsed.success) return parsed.data;
  throw unprocessable(toFieldErrors(parsed.error));
}

/** What pages of the desk load beside their own data. Only signed-in staff get anything. */
export function createDeskApi(deps: Deps) {
  const { db, clock } = deps;
  const api = new Hono<DeskEnv>();

  // Before the session is extended below: a page that is open is no use of it.
  api.post("/threads/:reference/presence", async (c) => {
    const staff = await findSignedInStaff(deps, c.req.raw.headers);
    if (!staff) throw signedOut();
    const signal = await readJson(c.req.raw, PresenceSchema);
    const reference = parseReference(c.req.param("reference"));
    const form = (await findRequestForm(db, reference))?.form;
    if (!form || !listReadableForms(staff.role).includes(form)) {
      throw notFound("This request doesn't exist.");
    }
    await notifyPresence(db, { reference, form, staff_id: staff.id, ...signal });
    return c.body(null, 204);
  });

  api.use(async (c, next) => {
    c.set("staff", await getStaff(deps, c.req.raw.headers));
    await next();
    for (const [name, value] of Object.entries(PRIVATE_HEADERS)) c.header(name, value);
  });

  api.get("/events", (c) => streamEvents(deps, c, c.get("staff")));

  api.post("/threads/:reference/read", async (c) => {
    const { id: staff_id, role } = c.get("staff");
    const { event_id } = await readJson(c.req.raw, ThreadReadSchema);
    const reference = parseReference(c.req.param("reference"));
    const forms = listReadableForms(role);
    if (event_id !== undefined) await markThreadRead(db, { staff_id, reference, forms, event_id });
    await setRead(
      db,
      reference,
      forms.filter((form) => mayChangeRequest(role, form)),
    );
    return c.body(null, 204);
  });

  api.get("/search", async (c) => {
    const text = toLine(c.req.query("text") ?? "").slice(0, MAX_LENGTH.search);
    const terms = toSearchTerms(text);
    const { role } = c.get("staff");
    const forms = listReadableForms(role);
    const { found, members } = await awaitAll({
      found:
        terms.length === 0 || forms.length === 0
          ? []
          : findDeskRequests(db, { forms, terms }, MAX_FOUND),
      members:
        terms.length === 0 || !isPermitted(role, "members")
          ? []
          : readToday(db, clock()).then((today) => findMembers(db, text, today, MAX_FOUND_MEMBERS)),
    });
    const passages = await findPassages(
      db,
      found.map(({ id }) => id),
      text,
    );
    const data = found.map(
      ({ id, ...request }): FoundRequest => ({ ...request, passage: passages.get(id) }),
    );
    return c.json({ data, members });
  });

  addListFiles(api, deps);

  api.get("/person.zip", async (c) => {
    const staff = requireRight(c.get("staff"), "personal_data");
    const person = await getPerson(deps, c.req.query("email") ?? "");
    if (!isRecentSignIn(staff, clock())) {
      return c.redirect(toConfirmPath(toPersonPath(person.address)));
    }
    const archive = await exportPerson(deps, person, staff.id);
    c.header("Content-Type", "application/zip");
    c.header("Content-Disposition", 'attachment; filename="your-data.zip"');
    return c.body(new Uint8Array(archive));
  });

  api.get("/files/:id{[0-9]{1,9}}", async (c) => {
    const file = await findUpload(db, Number(c.req.param("id")));
    if (!file) throw notFound("This file doesn't exist.");
    const permission = toRequestPermission(file.form);
    // What clients sent is read with their request; what staff attach may be a CV or a contract.
    const isOfClient = file.purpose === "brief" || file.purpose === "message";
    requireRight(c.get("staff"), isOfClient ? permission : toChangePermission(permission));
    if (file.form === "apply") {
      await recordOpenedFile(db, c.get("staff"), file.reference, clock());
    }
    for (const [name, value] of Object.entries(toFileHeaders(file))) c.header(name, value);
    return c.body(new Uint8Array(file.bytes));
  });

  api.get("/internal-files/:id{[0-9]{1,9}}", async (c) => {
    const file = await getInternalFile(deps, c.get("staff"), Number(c.req.param("id")));
    for (const [name, value] of Object.entries(toFileHeaders(file))) c.header(name, value);
    return c.body(new Uint8Array(file.bytes));
  });

  return api;
}

async function getStaff({ db, env, clock }: Deps, headers: Headers): Promise<CurrentStaff> {
  const token = await readSessionToken(headers, env.siteUrl);
  const staff = token ? await resumeSession(db, token, clock()) : undefined;
  if (staff) return staff;
  throw signedOut();
}

const signedOut = () => new PublicError(403, "Sign in at the desk first.");
