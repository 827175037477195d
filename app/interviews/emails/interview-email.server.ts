import { type InterviewSide, otherSide } from "#contract/clients/interview-terms.ts";
import type { Email, EmailCalendar } from "#services/email/email.server.ts";
import type { EmailBlock } from "#services/email/email-document.ts";
import { toGreeting } from "#services/email/greeting.server.ts";
import { renderEmail } from "#services/email/render-email.server.ts";
import { INTERVIEW_FILE, toInterviewFile } from "../calendar/interview-invitation.ts";
import { type InterviewNotice, toSide, toTimes } from "./interview-notice.ts";

/** Who gets an email: the address, and where their page is. */
type Reader = { side: InterviewSide; address: string; path: string };

/** Tells one side of a change. What the other one wrote is on the page only. */
export function renderInterviewEmail(notice: InterviewNotice, reader: Reader): Promise<Email> {
  const { after, siteUrl } = notice;
  const { side, address, path } = reader;
  const { person } = toSide(side, notice);
  const { subject, heading, text, blocks, action } = toTexts(notice, side);
  const envelope = {
    to: { name: person, address },
    label: `interview ${after.id} ${after.sequence} ${side}`,
    calendar: toCalendar(notice, reader),
  };
  return renderEmail(notice, envelope, {
    subject,
    heading,
    preview: text.split("\n")[0] ?? heading,
    blocks: [
      { kind: "text", text: `${toGreeting(person)}\n\n${text}` },
      ...blocks,
      {
        kind: "links",
        title: "Your page of the interview",
        links: [
          {
            label: action,
            href: siteUrl + path,
            detail: "Anyone with this link can change the interview, so keep it private.",
          },
        ],
      },
    ],
  });
}

type Texts = {
  subject: string;
  heading: string;
  text: string;
  blocks: EmailBlock[];
  /** Label of the link. */
  action: string;
};

function toTexts(notice: InterviewNotice, side: InterviewSide): Texts {
  const { after, before, event, site, side: author } = notice;
  const { name: other } = toSide(otherSide(side), notice);
  const { zones } = toSide(side, notice);
  const agreed = after.status === "agreed" ? after.starts_at : null;
  const time = (title: string, starts_at: Date | null | undefined): EmailBlock[] =>
    starts_at ? [{ kind: "details", title, details: toTimes(starts_at, zones, other) }] : [];
  const place: EmailBlock = {
    kind: "details",
    title: "Where",
    details: [["Place", after.place || `${site.name} will tell you before the interview`]],
  };
  const message = after.message ? " They left a message for you on the page." : "";
  const current = time("Your interview until then", agreed);
  switch (event) {
    case "proposed":
      return {
        subject: agreed
          ? `${other} would like to move your interview`
          : `Interview with ${other}: choose a time`,
        heading: agreed ? "Can you meet at another time?" : "Choose a time for your interview",
        text: `${agreed ? `${other} would like to move your interview to one of these times.` : side === "member" ? `${other} would like to interview you.` : `${other} suggests other times for your interview.`} It takes an hour. Choose one of the times below, or suggest others. You don't need an account.${message}`,
        blocks: [
          ...after.times.flatMap((one, index) => time(`Time ${index + 1}`, new Date(one))),
          ...current,
        ],
        action: "Choose a time",
      };
    case "agreed":
      return {
        subject: `Your interview with ${other} is agreed`,
        heading: "Your interview is agreed",
        text: `You'll meet ${other} at the time below. The invitation for your calendar is attached.`,
        blocks: [...time("Your interview", agreed), place],
        action: "Move or cancel the interview",
      };
    case "moved":
      return {
        subject: `Your interview with ${other} has been moved`,
        heading: "Your interview has been moved",
        text: `You'll meet ${other} at another time. The invitation in this email replaces the earlier one.`,
        blocks: [...time("Your interview", agreed), place, ...time("It was", before?.starts_at)],
        action: "Move or cancel the interview",
      };
    case "declined":
      return {
        subject: agreed
          ? `Your interview with ${other} stays as it is`
          : `None of the times suits ${other}`,
        heading: agreed ? "The time stays" : "None of the times suits",
        text: agreed
          ? `${other} can't make any of the other times, so your interview stays as it was.${message}`
          : `${other} can't make any of the times. Suggest others on your page.${message}`,
        blocks: time("Your interview", agreed),
        action: agreed ? "Move or cancel the interview" : "Suggest other times",
      };
    case "cancelled":
      return {
        subject: `Your interview with ${other} is cancelled`,
        heading: "Your interview is cancelled",
        text: `${author === side ? "As you asked, the interview" : `${other} cancelled. The interview`} with ${author === side ? other : "you"} won't take place.${author === side ? "" : message} Reply to this email if you have a question.`,
        blocks: time("It was", before?.status === "agreed" ? before.starts_at : null),
        action: "See the interview",
      };
    case "placed":
      return {
        subject: `Where you'll meet ${other}`,
        heading: "Where your interview takes place",
        text: `The invitation in this email says where you'll meet ${other}. The time stays the same.`,
        blocks: [...time("Your interview", agreed), place],
        action: "Move or cancel the interview",
      };
  }
}

/** The invitation to an agreed time, or its end; none while none is agreed. */
function toCalendar(notice: InterviewNotice, { side, address }: Reader): EmailCalendar | undefined {
  const { after, before, event, site, siteUrl, now } = notice;
  const isCancelled = event === "cancelled" && before?.status === "agreed";
  const isInvitation = event === "agreed" || event === "moved" || event === "placed";
  const { starts_at, ends_at, id, sequence, place } = after;
  if (!(isCancelled || isInvitation) || !starts_at || !ends_at) return undefined;
  const method = isCancelled ? "CANCEL" : "REQUEST";
  const content = toInterviewFile(
    {
      id,
      starts_at,
      ends_at,
      sequence,
      place,
      siteUrl,
      stamp: now,
      agency: { name: site.name, email: site.email },
      withName: toSide(otherSide(side), notice).name,
      attendee: { name: toSide(side, notice).person, email: address },
    },
    method,
  );
  return { method, filename: INTERVIEW_FILE, content };
}
