import { useStore } from "zustand";
import { toDeveloperCount } from "#app/requests/records/request-texts.ts";
import { toDateText } from "#platform/time/date-text.ts";
import { findShared, sharedShortlistsStore } from "./shared-shortlists.store.ts";

/**
 * The pages of other shortlists that were shared from this browser: the only way back to them when
 * the list has changed since.
 */
export function SharedBefore({ ids }: { ids: readonly number[] }) {
  const { shared } = useStore(sharedShortlistsStore);
  const current = findShared(shared, ids);
  const others = shared.filter((one) => one !== current);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="shared-before" className="mt-8 border-line border-t pt-4 text-left">
      <h3 id="shared-before" className="font-medium">
        Shortlists you shared
      </h3>
      <ul className="mt-1">
        {others.map(({ owner_path, ids, shared_at }) => (
          <li key={owner_path}>
            <a href={owner_path} className="link inline-flex min-h-11 items-center">
              {toDeveloperCount(ids.length)}, shared on{" "}
              {toDateText(new Date(shared_at).toISOString().slice(0, 10))}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
