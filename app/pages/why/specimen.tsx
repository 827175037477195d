import { MemberCard } from "#app/developers/card/member-card.tsx";
import type { ProfileNotes } from "#contract/content/site.ts";
import type { MemberCard as Member } from "#contract/members/member.ts";
import { classNames } from "#design/class-names.ts";

type Note = { row: keyof typeof rows; side: "left" | "right"; title: string; text: string };
type Place = Omit<Note, "text">;

/** Parts of a card; rows are those of the card. The agency says how it verified each. */
const PLACES: Record<keyof ProfileNotes, Place> = {
  level: { row: 1, side: "left", title: "Their level" },
  identity: { row: 1, side: "right", title: "A name and a country" },
  technologies: { row: 2, side: "right", title: "What they're hired for" },
  words: { row: 3, side: "left", title: "Their own words" },
  price: { row: 5, side: "left", title: "The full price" },
};

const AVAILABILITY: Note = {
  row: 5,
  side: "right",
  title: "Availability, with a date",
  text: "When they're available, and when they last confirmed it. After 30 days it turns grey.",
};

function toNotes(notes: ProfileNotes): Note[] {
  const written = Object.entries(PLACES).flatMap(([name, place]): Note[] => {
    const text = notes[name as keyof ProfileNotes];
    return text ? [{ ...place, text }] : [];
  });
  return [...written, AVAILABILITY];
}

const rows = {
  1: "lg:row-start-1",
  // As high as what they point at and the row below it.
  2: "lg:row-start-2 lg:row-span-2",
  3: "lg:row-start-3 lg:row-span-2",
  5: "lg:row-start-5",
};

const sides = {
  left: "lg:col-start-1 lg:pr-6 lg:text-right",
  right: "lg:col-start-3 lg:pl-6",
};

/** A real card with leader lines to its parts; on a phone the notes are below it. */
export function Specimen({ member, notes }: { member: Member; notes: ProfileNotes }) {
  return (
    <div className="mt-10 grid lg:grid-cols-[1fr_minmax(0,27rem)_1fr] lg:gap-x-0">
      <div className="grid lg:col-start-2 lg:row-span-5 lg:row-start-1 lg:grid-rows-subgrid">
        <MemberCard member={member} />
      </div>
      <ol className="mt-8 grid gap-6 sm:grid-cols-2 lg:contents">
        {toNotes(notes).map(({ row, side, title, text }) => (
          <li
            key={title}
            className={classNames(
              "relative border-line-strong border-t pt-3 lg:mt-5",
              // The leader ends in a dot on the card's edge.
              "after:absolute after:-top-[3px] after:hidden after:size-[5px] after:rounded-full after:bg-ink lg:after:block forced-colors:after:bg-[CanvasText]",
              side === "left"
                ? "after:right-0 after:translate-x-1/2"
                : "after:left-0 after:-translate-x-1/2",
              rows[row],
              sides[side],
            )}
          >
            <p className="font-medium">{title}</p>
            <p className="mt-1 text-ink-soft text-sm">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
