import { webhookEvents } from "#database/tables/webhooks.ts";
import { createRowExpiry } from "../personal-data/expired-rows.repository.server.ts";
import type { PersonalRecord } from "../personal-data/personal-record.server.ts";

const DAYS = 30;

/** Events name records by their references; endpoints who of the staff has added them. */
export const webhooksRecord: PersonalRecord = {
  name: "webhooks",
  tables: ["webhook_endpoints", "webhook_events", "webhook_deliveries"],
  retention: `events ${DAYS} days, endpoints until they are removed`,
  expiry: createRowExpiry({ every: "night", since: webhookEvents.at, days: DAYS }),
};
