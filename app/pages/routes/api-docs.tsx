import { toPageMeta } from "#app/site/metadata/page-meta.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { withNoun } from "#contract/values/trade.ts";
import { servicesContext } from "#services/services.server.ts";
import { apiDocumentContext } from "../api/api-document-context.server.ts";
import { ApiFields } from "../api/api-fields.tsx";
import { toApiReference } from "../api/api-reference.ts";
import { ApiText } from "../api/api-text.tsx";
import { EndpointSection } from "../api/endpoint-section.tsx";
import { readExampleContent } from "../api/example-content.server.ts";
import { PageOpening } from "../page-opening.tsx";
import type { Route } from "./+types/api-docs.ts";

export const handle: PageHandle = { buttons: "outline", background: "glossary" };

/** Generated from the OpenAPI document, so that the two cannot differ. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext);
  const document = await context.get(apiDocumentContext)();
  return toApiReference({ ...document, exampleContent: await readExampleContent(db) }, env.siteUrl);
}

export function meta({ matches }: Route.MetaArgs) {
  return toPageMeta(matches, {
    title: "API reference",
    description: "Every endpoint of our API, with parameters, responses and an example.",
    path: "/api/docs",
  });
}

const WEBHOOKS_TEXT =
  "For programs of the agency. Owners add endpoints at the desk under “Webhooks”. Each gets a `WebhookEvent` as JSON, signed as Standard Webhooks says (`webhook-id`, `webhook-timestamp`, `webhook-signature`): check it with a library of that name and the secret of the endpoint. Respond with a status from 200 to 299 within 10 seconds; anything else is sent again for 32 hours, 410 disables the endpoint. Events of one record are in order, and each may arrive more than once.";

const toId = (name: string) => name.toLowerCase().replaceAll(" ", "-");

export default function ApiDocs({
  loaderData: { groups, webhooks, schemas },
}: Route.ComponentProps) {
  const parts = [...groups.map(({ name }) => name), "Webhooks", "Schemas"];
  return (
    <>
      <PageOpening
        heading="API reference"
        lead="Everything this site's pages read and send. Responses are JSON: results are in data, errors follow RFC 9457."
        className="pb-8! md:pb-10!"
      >
        <p>
          For programs:{" "}
          <a href="/api/openapi.json" className="link">
            openapi.json
          </a>
          . For assistants: <code>/mcp</code> (Model Context Protocol) searches, reads and compares
          {withNoun(" developers")}, and fills in requests that a person sends.
        </p>
        <ul aria-label="Parts of the reference" className="mt-4 flex flex-wrap gap-x-6">
          {parts.map((name) => (
            <li key={name}>
              <a
                href={`#${toId(name)}`}
                className="inline-flex min-h-11 items-center hover:text-blue"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </PageOpening>
      <div className="page-column relative z-2 grid gap-16 pb-20 lg:pb-28">
        {groups.map(({ name, text, endpoints }) => (
          <section key={name} aria-labelledby={toId(name)}>
            <h2 id={toId(name)} className="mb-8 scroll-mt-24 text-heading">
              {name}
            </h2>
            {text ? (
              <p className="mb-8 max-w-[44rem] text-ink-soft">
                <ApiText text={text} />
              </p>
            ) : null}
            {endpoints.map((endpoint) => (
              <EndpointSection key={endpoint.id} endpoint={endpoint} />
            ))}
          </section>
        ))}
        <section aria-labelledby="webhooks">
          <h2 id="webhooks" className="mb-8 scroll-mt-24 text-heading">
            Webhooks
          </h2>
          <p className="mb-8 max-w-[44rem] text-ink-soft">
            <ApiText text={WEBHOOKS_TEXT} />
          </p>
          <dl className="grid max-w-[44rem] gap-x-8 gap-y-2 sm:grid-cols-[auto_1fr]">
            {webhooks.map(({ type, summary }) => (
              <div key={type} className="contents">
                <dt>
                  <code>{type}</code>
                </dt>
                <dd className="mb-2 text-ink-soft sm:mb-0">{summary}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="schemas">
          <h2 id="schemas" className="mb-8 scroll-mt-24 text-heading">
            Schemas
          </h2>
          <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
            {schemas.map(({ name, fields }) => (
              <section key={name} aria-labelledby={`schema-${name}`} className="min-w-0">
                <h3 id={`schema-${name}`} className="scroll-mt-24 text-xl">
                  {name}
                </h3>
                <ApiFields fields={fields} />
              </section>
            ))}
          </div>
        </section>
      </div>
    </>
  );
}
