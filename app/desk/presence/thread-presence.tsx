import { useStore } from "zustand";
import type { PresentPerson } from "#contract/desk/presence-terms.ts";
import { getLocale } from "#contract/values/trade.ts";
import { classNames } from "#design/class-names.ts";
import { useDesk } from "../parts/use-desk.ts";
import { presenceStore } from "./presence.store.ts";
import { useTellPresence } from "./use-tell-presence.ts";

const NOBODY: readonly PresentPerson[] = [];

/** Who else has the request open, and who is writing. Their line is there without them, so that nothing moves. */
export function ThreadPresence({ reference }: { reference: string }) {
  useTellPresence(reference);
  const present = useStore(presenceStore, (people) => people[reference]) ?? NOBODY;
  const { colleagues } = useDesk();
  const toText = (isWriting: (person: PresentPerson) => boolean) => {
    const listNames = (people: readonly PresentPerson[]) =>
      people.map(
        ({ staff_id }) => colleagues.find(({ id }) => id === staff_id)?.name ?? "A colleague",
      );
    const writing = listNames(present.filter(isWriting));
    const reading = listNames(present.filter((person) => !isWriting(person)));
    return [
      toSentence(writing, "is writing", "are writing"),
      toSentence(reading, "has this open too", "have this open too"),
    ]
      .filter(Boolean)
      .join(" ");
  };
  return (
    <>
      <p
        aria-hidden
        className={classNames(
          "mt-1 min-h-6",
          present.some(({ is_typing }) => is_typing) ? "text-amber" : "text-ink-soft",
        )}
      >
        {toText(({ is_typing }) => is_typing)}
      </p>
      <p role="status" className="sr-only">
        {/* A pause is not announced: it would be said again and again. */}
        {toText(({ is_writing }) => is_writing)}
      </p>
    </>
  );
}

function toSentence(names: readonly string[], one: string, many: string): string {
  if (names.length === 0) return "";
  return `${new Intl.ListFormat(getLocale()).format(names)} ${names.length === 1 ? one : many}.`;
}
