import { createRoute, type OpenAPIHono, type z } from "@hono/zod-openapi";
import {
  FollowUpBodySchema,
  OwnerBodySchema,
  ReferenceParamsSchema,
  toStateBodySchema,
  VersionSchema,
} from "#contract/programs/request.ts";
import {
  DraftBodySchema,
  DraftSchema,
  NewEntrySchema,
  NoteBodySchema,
} from "#contract/programs/thread.ts";
import {
  dataResponse,
  json,
  PROBLEM_RESPONSES,
  versionedResponse,
} from "#platform/http/api-router.server.ts";
import { parseIdempotencyKey } from "#platform/http/idempotency.server.ts";
import type { Services } from "#services/services.server.ts";
import {
  IdempotencyKeySchema,
  IfMatchSchema,
  readVersion,
  toEtag,
} from "./preconditions.server.ts";
import {
  READ_RESPONSES,
  reads,
  VERSIONED_RESPONSES,
  WRITE_RESPONSES,
  writes,
} from "./program-route.server.ts";
import { readReplyDraft, saveReplyDraft } from "./reply-drafts.service.server.ts";
import type { RequestKind } from "./request-kinds.ts";
import { addProgramNote, changeProgramRequest } from "./requests.service.server.ts";
import type { ProgramEnv } from "./token-access.server.ts";

/** Adds notes, saves drafts of replies, and changes state, owner and follow-up. */
export function addRequestChanges(
  api: OpenAPIHono<ProgramEnv>,
  services: Services,
  { path, one, Name, forms, states, read, write }: RequestKind,
): void {
  /** One field of the desk, changed by what the form there sends. */
  function addChange({ segment, body, ...texts }: FieldChange) {
    const route = createRoute({
      ...writes(write),
      ...texts,
      method: "put",
      path: `${path}/{reference}/${segment}`,
      description: "A change that the desk refuses is refused here too. No email is sent.",
      request: {
        params: ReferenceParamsSchema,
        headers: IfMatchSchema,
        body: { required: true, ...json(body) },
      },
      responses: { 200: versionedResponse("Changed", VersionSchema), ...VERSIONED_RESPONSES },
    });
    api.openapi(route, async (c) => {
      const change = {
        ...toFormValues(c.req.valid("json")),
        intent: "fields",
        version: readVersion(c.req.valid("header")["if-match"]),
      };
      const about = { ...c.req.valid("param"), forms };
      const version = await changeProgramRequest(services, c.get("program"), about, change);
      return c.json({ data: { version } }, 200, { ETag: toEtag(version) });
    });
  }

  addChange({
    segment: "state",
    operationId: `set${Name}State`,
    summary: `Change the state of one ${one}`,
    body: toStateBodySchema(states as readonly [string, ...string[]]),
  });
  addChange({
    segment: "owner",
    operationId: `set${Name}Owner`,
    summary: `Give one ${one} to a person`,
    body: OwnerBodySchema,
  });
  addChange({
    segment: "follow-up",
    operationId: `set${Name}FollowUp`,
    summary: `Change when to follow up one ${one}`,
    body: FollowUpBodySchema,
  });

  const postNote = createRoute({
    ...writes(write),
    method: "post",
    path: `${path}/{reference}/notes`,
    operationId: `add${Name}Note`,
    summary: `Add a note to one ${one}`,
    description: "Repeating the idempotency key returns the same response and stores nothing.",
    request: {
      params: ReferenceParamsSchema,
      headers: IdempotencyKeySchema,
      body: { required: true, ...json(NoteBodySchema) },
    },
    responses: { 201: dataResponse("Added", NewEntrySchema), ...WRITE_RESPONSES },
  });

  const getDraft = createRoute({
    ...reads(read),
    method: "get",
    path: `${path}/{reference}/draft`,
    operationId: `get${Name}Draft`,
    summary: `Read the draft of a reply to one ${one}`,
    description: "That of who the token acts for.",
    request: { params: ReferenceParamsSchema },
    responses: {
      200: versionedResponse("The draft; empty without one", DraftSchema),
      ...READ_RESPONSES,
      404: PROBLEM_RESPONSES[404],
    },
  });

  const putDraft = createRoute({
    ...writes(write),
    method: "put",
    path: `${path}/{reference}/draft`,
    operationId: `save${Name}Draft`,
    summary: `Save a draft of a reply to one ${one}`,
    description:
      'Who the token acts for finds it in the composer at the desk, where a person sends it: programs don\'t. `If-Match: "0"` is for the first one.',
    request: {
      params: ReferenceParamsSchema,
      headers: IfMatchSchema,
      body: { required: true, ...json(DraftBodySchema) },
    },
    responses: { 200: versionedResponse("Saved", DraftSchema), ...VERSIONED_RESPONSES },
  });

  api.openapi(postNote, async (c) => {
    const key = parseIdempotencyKey(c.req.valid("header")["idempotency-key"]);
    const about = { ...c.req.valid("param"), forms };
    const note = { key, ...c.req.valid("json") };
    const id = await addProgramNote(services, c.get("program"), about, note);
    return c.json({ data: { id } }, 201);
  });
  api.openapi(getDraft, async (c) => {
    const about = { ...c.req.valid("param"), forms };
    const data = await readReplyDraft(services, c.get("program"), about);
    return c.json({ data }, 200, { ETag: toEtag(data.revision) });
  });
  api.openapi(putDraft, async (c) => {
    const revision = readVersion(c.req.valid("header")["if-match"]);
    const draft = { ...c.req.valid("json"), revision };
    const about = { ...c.req.valid("param"), forms };
    const saved = await saveReplyDraft(services, c.get("program"), about, draft);
    return c.json({ data: { ...draft, revision: saved } }, 200, { ETag: toEtag(saved) });
  });
}

type FieldChange = {
  /** Of the path. */
  segment: string;
  body: z.ZodType<Record<string, unknown>>;
  operationId: string;
  summary: string;
};

/** The fields as the form of the desk sends them, in which nothing is an empty text. */
const toFormValues = (body: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [name, value ?? ""]));
