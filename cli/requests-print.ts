import { toApplicationSections, toRetentionText } from "#app/apply/application-texts.ts";
import { toCallText } from "#app/booking/call-texts.ts";
import {
  toContactDetails,
  toProjectDetails,
  toProjectTexts,
} from "#app/requests/records/client-texts.ts";
import { toCallNote, toDeveloperCount } from "#app/requests/records/request-texts.ts";
import { toRequestedDetails } from "#app/requests/records/requested-texts.ts";
import type {
  ApplicationRow,
  RequestCall,
  WholeRequest,
} from "#app/requests/records/requests.repository.server.ts";
import { STATE_LABELS } from "#contract/clients/request-state-terms.ts";
import { MEMBER_ANSWER_LABELS } from "#contract/members/member-answer-terms.ts";
import { toClockText, toZonedText } from "#platform/time/zoned-text.ts";
import { toFileText } from "#platform/uploads/saved-file.ts";

/** One line a request, in columns; times by the clocks of the zone. */
export function toListLines(requests: readonly WholeRequest[], zone: string): string[] {
  const rows = requests.map((request) => [
    request.reference,
    toClockText(request.submitted_at, zone),
    request.form,
    request.state,
    toWish(request),
    request.company_name ? `${request.name}, ${request.company_name}` : request.name,
    ...(request.call ? [`call ${toCallWord(request.call, zone)}`] : []),
  ]);
  const widths = [0, 1, 2, 3, 4, 5].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

function toCallWord({ status, starts_at }: RequestCall, zone: string): string {
  if (status === "cancelled") return "cancelled";
  return `${toCallNote(status)}${toClockText(starts_at, zone)}`;
}

/** The request in a few words. */
function toWish({ application, find, members }: WholeRequest): string {
  return application?.job ?? toDeveloperCount(find?.number_of_developers ?? members.length);
}

/** Everything that was lines, for reading. */
export function toDetailLines(request: WholeRequest, zone: string): string[] {
  const details: [string, string][] = [
    ["Reference", request.reference],
    ["Form", request.form],
    ...(request.proposal_id ? [["Proposal", request.proposal_id] as [string, string]] : []),
    ...(request.origin ? [["Belongs to", request.origin] as [string, string]] : []),
    ["Sent", toZonedText(request.submitted_at, zone)],
    ["State", STATE_LABELS[request.state]],
    [request.proposal_id ? "Client" : "Name", request.name],
    ["Email", request.email ?? "not given"],
    ...toFormFacts(request, zone),
    ...request.files.map((file): [string, string] => [
      FILE_LABELS[file.purpose],
      `${toFileText(file)} (npm run requests -- file ${request.reference})`,
    ]),
  ];
  const width = Math.max(...details.map(([name]) => name.length)) + 2;
  return [
    ...details.map(([name, value]) => `${name.padEnd(width)}${value}`),
    ...(request.members.length > 0 ? ["", "Developers"] : []),
    ...request.members.flatMap(
      ({ full_name, slug, sales_rate, sales_currency, answer, comment }) => [
        `  ${full_name} (${slug})${sales_rate === null ? "" : `, ${sales_currency} ${sales_rate} / h`}${answer ? `: ${MEMBER_ANSWER_LABELS[answer]}` : ""}`,
        ...(comment ? comment.split("\n").map((line) => `    ${line}`) : []),
      ],
    ),
    ...(request.application
      ? toTextLines("About", request.message)
      : toProjectTexts(request).flatMap(([title, text]) => toTextLines(title, text))),
    ...toTextLines("Job description", request.find?.job_description),
  ];
}

function toTextLines(title: string, text: string | null | undefined): string[] {
  return text ? ["", title, ...text.split("\n").map((line) => `  ${line}`)] : [];
}

const FILE_LABELS = {
  contract: "Contract",
  cv: "CV",
  brief: "File",
  message: "File of a message",
  reply: "File we sent",
};

/** Details that only forms of this kind have; an answer to a proposal has none. */
function toFormFacts(request: WholeRequest, zone: string): [string, string][] {
  if (request.proposal_id) return [];
  return request.application
    ? toApplicationFacts(request, request.application)
    : toRequestFacts(request, zone);
}

/** Shown elsewhere: above, with the files, and below as the message. */
const SHOWN_APART = ["first_name", "last_name", "email", "about", "cv"];

function toApplicationFacts(
  { email, workload, start_date }: WholeRequest,
  application: ApplicationRow,
): [string, string][] {
  const sections = toApplicationSections({
    ...application,
    email: email ?? "",
    workload: workload ?? "",
    start_date: start_date ?? "",
    about: "",
    cv: "",
  });
  const answers = sections
    .flatMap((section) => [...section.answers])
    .filter(({ name }) => !SHOWN_APART.includes(name));
  return [
    ...answers.map(({ label, lines }): [string, string] => [
      label,
      lines.join(", ") || "not given",
    ]),
    ["Stored for", toRetentionText(application.keep_profile)],
    ["Decided", application.decided_at?.toISOString().slice(0, 10) ?? "not noted"],
  ];
}

function toRequestFacts(request: WholeRequest, zone: string): [string, string][] {
  const { find } = request;
  return [
    // Name and email address are above.
    ...toContactDetails(request, "not given").slice(2),
    ...(find
      ? toRequestedDetails({ ...find, technologies: find.technologies.map(({ name }) => name) })
      : []),
    ...toProjectDetails(request),
    ...toCallDetails(request, zone),
    ["News by email", request.marketing_consent ? "yes" : "no"],
  ];
}

/** The current call, by the clocks of the agency and of the client. */
function toCallDetails({ call }: WholeRequest, zone: string): [string, string][] {
  if (!call) return [["Call", "not requested"]];
  const { starts_at, ends_at, timezone, status } = call;
  const until = toClockText(ends_at, zone).slice(11);
  const when = `${toClockText(starts_at, zone)}–${until} ${zone}`;
  return [
    ["Call", `${toCallNote(status)}${when}`],
    ...(timezone
      ? [["Their time", toCallText(starts_at, ends_at, timezone)] satisfies [string, string]]
      : []),
  ];
}
