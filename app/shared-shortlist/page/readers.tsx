import { Button } from "#design/buttons/button.tsx";
import type { OwnedShortlist } from "../owned.service.server.ts";
import { OWNER_FIELDS } from "../owner-fields.ts";

/** Who voted, so that the owner can remove what does not belong there. */
export function Readers({ readers }: Pick<OwnedShortlist, "readers">) {
  return (
    <form method="post" encType="multipart/form-data">
      <ul className="mt-2 divide-y divide-line">
        {readers.map(({ id, name, voted_on }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <span className="wrap-anywhere min-w-0">
              {name} <span className="text-ink-soft text-sm">{voted_on}</span>
            </span>
            <Button
              type="submit"
              variant="quiet"
              size="small"
              name={OWNER_FIELDS.remove}
              value={String(id)}
              aria-label={`Remove ${name}`}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </form>
  );
}
