import { ApiFields } from "./api-fields.tsx";
import type { ReferenceEndpoint } from "./api-reference.ts";
import { ApiText } from "./api-text.tsx";

function Code({ label, text, wraps }: { label: string; text: string; wraps?: boolean }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
      tabIndex={0}
      className="mt-3 max-h-96 overflow-auto rounded-card border border-line bg-mist p-4"
    >
      <pre className={wraps ? "wrap-anywhere whitespace-pre-wrap text-sm" : "text-sm"}>
        <code>{text}</code>
      </pre>
    </section>
  );
}

/** One endpoint: its parameters, its responses and an example request. */
export function EndpointSection({ endpoint }: { endpoint: ReferenceEndpoint }) {
  const { id, method, path, summary, description, fields, responses } = endpoint;
  const { command, script, exampleResponse } = endpoint;
  return (
    <article aria-labelledby={id} className="border-line border-t py-10">
      <h3 id={id} className="scroll-mt-24 text-xl">
        {summary}
      </h3>
      <p className="wrap-anywhere mt-2">
        <code>
          <span className="font-semibold">{method}</span> {path}
        </code>
      </p>
      {description ? (
        <p className="mt-3 max-w-[44rem] text-ink-soft">
          <ApiText text={description} />
        </p>
      ) : null}
      <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <div className="min-w-0">
          {fields.length > 0 ? (
            <>
              <h4 className="font-semibold">Request</h4>
              <ApiFields fields={fields} />
            </>
          ) : null}
          <h4 className={fields.length > 0 ? "mt-8 font-semibold" : "font-semibold"}>Responses</h4>
          <ul className="mt-3 grid gap-2 text-sm">
            {responses.map(({ status, description: text, schema }) => (
              <li key={status} className="flex gap-4">
                <code className="font-semibold">{status}</code>
                <span>
                  <ApiText text={text} />
                  {schema ? (
                    <>
                      {" "}
                      <a href={`#schema-${schema}`} className="link whitespace-nowrap">
                        {schema}
                      </a>
                    </>
                  ) : null}
                </span>
              </li>
            ))}
          </ul>
        </div>
        <div className="min-w-0">
          <h4 className="font-semibold">Example</h4>
          <Code label={`${summary} with curl`} text={command} wraps />
          <Code label={`${summary} in TypeScript`} text={script} wraps />
          {exampleResponse ? (
            <Code label={`Response of ${summary}`} text={exampleResponse} />
          ) : null}
        </div>
      </div>
    </article>
  );
}
