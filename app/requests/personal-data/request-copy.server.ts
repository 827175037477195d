import type { FormName } from "#contract/clients/forms.ts";
import { withNoun } from "#contract/values/trade.ts";
import type { Queryable } from "#database/client.server.ts";
import { toDistinctNames } from "#platform/uploads/file-name.ts";
import type { PersonalCopy } from "#services/personal-data/personal-record.server.ts";
import { readUploadBytes } from "#services/uploads/uploads.repository.server.ts";
import { toContactDetails, toProjectDetails, toProjectTexts } from "../records/client-texts.ts";
import { toAnswerText, toStoredMember } from "../records/request-member.ts";
import { toCallNote, toUtcText } from "../records/request-texts.ts";
import { toRequestedDetails } from "../records/requested-texts.ts";
import type { WholeRequest } from "../records/requests.repository.server.ts";

type CopyDetails = PersonalCopy["details"];

const TITLES: Record<FormName, string> = {
  hire: "Hire request",
  find: "Search request",
  proposal: "Answer to a proposal",
  apply: "Application",
};

/** Copy of a request for its client: everything they sent, and the state of their call. */
export function toRequestCopy(db: Queryable, request: WholeRequest): PersonalCopy {
  const { form, reference, members, find } = request;
  return {
    title: `${TITLES[form]} ${reference}`,
    data: toStoredData(request),
    details: [
      ["Sent", toUtcText(request.submitted_at)],
      ...(request.origin ? [["Belongs to", request.origin] as const] : []),
      ...toContactDetails(request, ""),
      ...(request.address_confirmed_at
        ? [["Address confirmed", toUtcText(request.address_confirmed_at)] as const]
        : []),
      ...(find
        ? toRequestedDetails({ ...find, technologies: find.technologies.map(({ name }) => name) })
        : []),
      ...(form === "proposal" ? [] : toProjectDetails(request)),
      ...toProjectTexts(request),
      ["Job description", find?.job_description ?? ""],
      [
        withNoun("Developers"),
        members.map((member) => toAnswerText(member)[0] ?? member.full_name).join("; "),
      ],
      ...toCallDetails(request),
      ["News by email", request.marketing_consent ? "yes" : "no"],
      ...toFileDetails(request),
    ],
    files: toCopiedFiles(db, request),
  };
}

/** Everything that is stored of a request, without the numbers of rows. */
export function toStoredData({ id, origin_id, files, members, ...request }: WholeRequest): object {
  return {
    ...request,
    members: members.map(toStoredMember),
    files: files.map(({ id, ...file }) => file),
  };
}

export function toFileDetails(request: WholeRequest): CopyDetails {
  return toPaths(request).map((path) => ["File", path]);
}

export function toCopiedFiles(db: Queryable, request: WholeRequest) {
  const paths = toPaths(request);
  return request.files.map(({ id, name }, index) => ({
    name: paths[index] ?? name,
    read: () => readUploadBytes(db, id),
  }));
}

function toPaths({ reference, files }: WholeRequest): string[] {
  return toDistinctNames(files.map(({ name }) => `files/${reference}-${name}`));
}

function toCallDetails({ call }: WholeRequest): CopyDetails {
  if (!call) return [];
  const when = `${toUtcText(call.starts_at)}, your time zone ${call.timezone ?? "UTC"}`;
  const phone: CopyDetails = call.phone ? [["Phone number for the call", call.phone]] : [];
  return [["Call", `${toCallNote(call.status)}${when}`], ...phone];
}
