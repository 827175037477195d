import { Link } from "react-router";
import { useDesk } from "../parts/use-desk.ts";
import { toAwayText } from "../time/away-text.ts";

/** Whose work a person has as a deputy today, and who has theirs. */
export function AwayNotices() {
  const { staff, colleagues } = useDesk();
  const others = colleagues.filter(({ deputy_id }) => deputy_id === staff.id);
  const own = colleagues.find(({ id }) => id === staff.id);
  const deputy = colleagues.find(({ id }) => id === own?.deputy_id);
  return (
    <>
      {others.map((one) => (
        <p key={one.id} className="mx-4 mt-3 border-line border-l-4 px-3 py-1">
          {one.name} is {toAwayText(one)}. You're the{" "}
          <Link to="/desk/leave" className="link">
            deputy
          </Link>
          : their work is among yours.
        </p>
      ))}
      {own?.away_until ? (
        <p className="mx-4 mt-3 border-line border-l-4 px-3 py-1">
          You're {toAwayText(own)}.{" "}
          <Link to="/desk/leave" className="link">
            {deputy ? `${deputy.name} has your work` : "You have no deputy"}
          </Link>
          .
        </p>
      ) : null}
    </>
  );
}
