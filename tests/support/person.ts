import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { submitApplication } from "#app/apply/applications.service.server.ts";
import { submitFindRequest } from "#app/find/find-requests.service.server.ts";
import { submitHireRequest } from "#app/hire/hire-requests.service.server.ts";
import { ApplicationSchema } from "#contract/applications/application.ts";
import { FindRequestSchema } from "#contract/clients/find-request.ts";
import { HireRequestSchema } from "#contract/clients/hire-request.ts";
import type { Database } from "#database/client.server.ts";
import { toFormValues } from "#platform/forms/form-values.ts";
import type { Services as AllServices } from "#services/services.server.ts";
import { insertUpload } from "#services/uploads/uploads.repository.server.ts";
import { createPdf } from "./documents.ts";
import { toApplyForm, toFindForm, toRequestForm } from "./requests.ts";

type Services = Pick<AllServices, "db" | "queue" | "captcha" | "env" | "clock">;
type Answers = Record<string, string | undefined>;

const toDelivery = () => ({ key: randomUUID(), token: "", client: "" });
const toValues = (form: FormData) => toFormValues([...form] as [string, string][]);

/** Sends a hire request and returns its reference. */
export async function sendHire(services: Services, answers: Answers = {}): Promise<string> {
  const request = HireRequestSchema.parse(toValues(toRequestForm(answers)));
  return (await submitHireRequest(services, request, toDelivery())).reference;
}

/** Sends a search with a file. */
export async function sendFind(services: Services, answers: Answers = {}): Promise<string> {
  const brief = await storeFile(services.db, "brief", "brief.pdf");
  const request = FindRequestSchema.parse(toValues(toFindForm({ brief, ...answers })));
  return (await submitFindRequest(services, request, toDelivery())).reference;
}

/** Sends an application with a CV. */
export async function sendApplication(services: Services, answers: Answers = {}): Promise<string> {
  const cv = await storeFile(services.db, "cv", "Zoë Tamm CV.pdf");
  const application = ApplicationSchema.parse(toValues(toApplyForm({ cv, ...answers })));
  return (await submitApplication(services, application, toDelivery())).reference;
}

/** Stores an unclaimed file. Returns its token. */
export async function storeFile(
  db: Database,
  purpose: "cv" | "brief",
  name: string,
): Promise<string> {
  const token = randomUUID().replaceAll("-", "").padEnd(43, "x");
  const bytes = createPdf();
  const file = { purpose, name, type: "application/pdf", size: bytes.length, bytes } as const;
  await insertUpload(db, token, file);
  return token;
}

/**
 * Searches a text in the database: every text column of every table in the information schema, not
 * in our own list.
 */
export async function searchEverywhere(db: Database, text: string): Promise<string[]> {
  const { rows: columns } = await db.execute<
    Record<"schema" | "name" | "column" | "type", string>
  >(sql`
    select c.table_schema as schema, c.table_name as name, c.column_name as column, c.udt_name as type
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE'
      and c.table_schema not in ('pg_catalog', 'information_schema')
      and c.udt_name in ('text', 'varchar', 'bpchar', 'name', 'json', 'jsonb', 'xml', 'bytea',
        '_text', '_varchar', '_json', '_jsonb')`);
  const found: string[] = [];
  for (const { schema, name, column, type } of columns) {
    const value = sql.identifier(column);
    const isThere =
      type === "bytea"
        ? sql`position(convert_to(${text}, 'UTF8') in ${value}) > 0`
        : sql`strpos(lower(${value}::text), lower(${text})) > 0`;
    const { rows } = await db.execute(sql`
      select 1 from ${sql.identifier(schema)}.${sql.identifier(name)}
      where ${isThere} limit 1`);
    if (rows.length > 0) found.push(`${schema}.${name}.${column}`);
  }
  return found;
}
