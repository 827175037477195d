import { Check, Plus } from "lucide";
import { classNames } from "#design/class-names.ts";
import { Icon } from "#design/icon.tsx";
import { toggleShortlisted } from "./shortlist.store.ts";
import { useIsShortlisted } from "./use-shortlist.ts";

type ShortlistToggleProps = { id: number; name: string };

/**
 * The quick button of a card: 44 px to press around a smaller circle. Its name changes with its
 * state, so it has no `aria-pressed`, which would announce the state a second time.
 */
export function ShortlistToggle({ id, name }: ShortlistToggleProps) {
  const isShortlisted = useIsShortlisted(id);
  return (
    <button
      type="button"
      aria-label={isShortlisted ? `Remove ${name} from shortlist` : `Add ${name} to shortlist`}
      onClick={() => toggleShortlisted(id)}
      className="noscript:hidden print:hidden group flex size-11 items-center justify-center rounded-full"
    >
      <span
        className={classNames(
          "flex size-9 items-center justify-center rounded-full border transition-colors",
          isShortlisted
            ? "border-blue bg-blue text-paper group-hover:bg-blue-deep"
            : "border-line-strong bg-paper group-hover:border-ink group-hover:bg-mist",
        )}
      >
        <Icon of={isShortlisted ? Check : Plus} />
      </span>
    </button>
  );
}
