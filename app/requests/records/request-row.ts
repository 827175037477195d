import type { z } from "zod";
import type { ContactAt, ContactsSchema, ProjectSchema } from "#contract/clients/request.ts";
import { pickAnswers } from "#platform/forms/fields.ts";
import { CLIENT_FIELDS, type ClientFieldName } from "../client-fields.ts";
import type { NewRequest } from "./request-writes.repository.server.ts";

/** Fields of every request of a client. */
export type ClientRequest = z.output<typeof ContactsSchema> &
  z.output<typeof ProjectSchema> & {
    contact_at?: ContactAt | undefined;
    marketing_consent: boolean;
  };

/** These fields as columns of `requests`; other fields have tables of their own. */
export function toRequestRow(request: ClientRequest) {
  const { name, contact_at, marketing_consent } = request;
  const answers = Object.entries(pickAnswers(CLIENT_FIELDS, request));
  const columns = Object.fromEntries(answers.map(([column, text]) => [column, text || null]));
  return {
    ...(columns as Pick<NewRequest, ClientFieldName>),
    name,
    contact_date: contact_at?.date ?? null,
    contact_time: contact_at?.time ?? null,
    contact_timezone: contact_at?.timezone ?? null,
    marketing_consent,
  };
}
