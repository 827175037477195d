import { getLocale } from "#contract/values/trade.ts";
import { usePresence } from "./use-presence.ts";

/** Who else has the file open. */
export function PresenceNotice({ path }: { path: string }) {
  const others = usePresence(path);
  return (
    <div role="status">
      {others.length > 0 ? (
        <p className="border-amber border-l-4 bg-amber-wash px-3 py-2">
          {new Intl.ListFormat(getLocale()).format(others)} {others.length === 1 ? "has" : "have"}{" "}
          this file open too.
        </p>
      ) : null}
    </div>
  );
}
