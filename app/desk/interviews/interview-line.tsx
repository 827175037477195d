import { Link } from "react-router";
import type { Interview } from "#contract/clients/interview.ts";
import { useDesk } from "../parts/use-desk.ts";
import { toInterviewStateText } from "./interview-state.ts";

type InterviewLineProps = {
  /** The proposal at the desk. */
  number: number;
  member_id: number;
  interview: Interview | undefined;
};

export const toInterviewPath = (number: number, member_id: number) =>
  `/desk/proposals/${number}/interviews/${member_id}`;

/** Where the interview with a member of a proposal stands, and the way to its page. */
export function InterviewLine({ number, member_id, interview }: InterviewLineProps) {
  const { timezone } = useDesk();
  const state = interview
    ? toInterviewStateText({ ...interview, hasTimes: interview.times.length > 0 }, timezone)
    : "No times yet";
  return (
    <p className="mt-1">
      <Link to={toInterviewPath(number, member_id)} className="link">
        Interview
      </Link>
      <span className="text-ink-soft">: {state}</span>
    </p>
  );
}
