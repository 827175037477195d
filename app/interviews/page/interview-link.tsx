import { useWorkingDay } from "#app/developers/overlap/use-working-day.ts";
import type { Interview } from "#contract/clients/interview.ts";
import { LinkButton } from "#design/buttons/link-button.tsx";
import { toClientPath } from "../interview-path.ts";
import { toInterviewText } from "../interview-texts.ts";

type InterviewLinkProps = {
  proposal_id: string;
  member: { id: number; first_name: string };
  /** Undefined before times were proposed. */
  interview: Interview | undefined;
};

/** Where an interview with a chosen member stands, and the way to its page. */
export function InterviewLink({ proposal_id, member, interview }: InterviewLinkProps) {
  const day = useWorkingDay()?.day;
  const { text, action } = toTexts(member.first_name, interview);
  const path = toClientPath({ proposal_id, member_id: member.id });
  // Its page begins with the hours that the client has set on other pages.
  const query =
    day && !interview
      ? `?${new URLSearchParams({ zone: day.zone, from: String(day.from), to: String(day.to) })}`
      : "";
  return (
    <div>
      {text ? <p className="figures mb-3">{text}</p> : null}
      <LinkButton to={path + query} reloadDocument variant="secondary" size="small">
        {action}
        <span className="sr-only"> with {member.first_name}</span>
      </LinkButton>
    </div>
  );
}

function toTexts(name: string, interview: Interview | undefined): { text: string; action: string } {
  if (!interview) return { text: "", action: "Choose times for the interview" };
  const { status, starts_at, waiting_for, times, day } = interview;
  if (status === "cancelled") {
    return { text: "The interview is cancelled.", action: "Arrange another interview" };
  }
  if (status === "agreed" && starts_at) {
    const text = `Interview on ${toInterviewText(starts_at, day.zone)}`;
    if (waiting_for === "client") {
      return { text: `${text}. ${name} would like to move it.`, action: "Answer" };
    }
    return { text, action: "Move or cancel the interview" };
  }
  if (waiting_for === "member") {
    return { text: `${name} has your times.`, action: "See the interview" };
  }
  return times.length > 0
    ? { text: `${name} suggests other times.`, action: "Choose a time" }
    : { text: `None of your times suits ${name}.`, action: "Choose other times" };
}
