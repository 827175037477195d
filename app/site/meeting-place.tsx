/** Where people meet: a link, or words such as "By phone". */
export function MeetingPlace({ place }: { place: string }) {
  if (!place.startsWith("https:")) return place;
  return (
    <a href={place} className="link" rel="noreferrer">
      {place}
    </a>
  );
}
