import type { ApiField } from "./api-reference.ts";
import { ApiText } from "./api-text.tsx";

/** Fields of a request or a schema: name, type, whether it has to be there, what it means. */
export function ApiFields({ fields }: { fields: readonly ApiField[] }) {
  return (
    <dl className="mt-3 divide-y divide-line border-line border-y text-sm">
      {fields.map(({ name, type, schema, location, isRequired, description }) => (
        <div
          key={`${location} ${name}`}
          className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[2fr_3fr]"
        >
          <dt className="wrap-anywhere">
            <code>{name}</code>
            {location ? <span className="text-ink-soft"> in {location}</span> : null}
            {isRequired ? <span className="block text-ink-soft">required</span> : null}
          </dt>
          <dd className="wrap-anywhere">
            {schema ? (
              <a href={`#schema-${schema}`} className="link">
                {type}
              </a>
            ) : (
              type
            )}
            {description ? (
              <p className="mt-1 text-ink-soft">
                <ApiText text={description} />
              </p>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
