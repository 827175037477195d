import type { FormName } from "#contract/forms.ts";
import type { Queryable } from "#database/client.server.ts";
import type { PersonalCopy } from "#platform/personal-data/personal-record.server.ts";
import { readUploadBytes } from "#platform/uploads/uploads.repository.server.ts";
import { toProjectFacts, toUtcText, toWantedFacts } from "./request-texts.ts";
import type { WholeRequest } from "./requests.repository.server.ts";

type Facts = PersonalCopy["facts"];

const TITLES: Record<FormName, string> = {
  hire: "Hire request",
  find: "Search request",
  proposal: "Answer to a proposal",
  apply: "Application",
};

/** A request as its client gets it: everything they said, and what became of their call. */
export function toRequestCopy(db: Queryable, request: WholeRequest): PersonalCopy {
  const { form, reference, members, find } = request;
  return {
    title: `${TITLES[form]} ${reference}`,
    data: toStoredData(request),
    facts: [
      ["Sent", toUtcText(request.submitted_at)],
      ["Name", request.name],
      ["Email address", request.email ?? ""],
      ["Company", request.company_name ?? ""],
      ...(find
        ? toWantedFacts({ ...find, technologies: find.technologies.map(({ name }) => name) })
        : []),
      ...(form === "proposal" ? [] : toProjectFacts(request)),
      ["Message", request.message ?? ""],
      ["Developers", members.map(({ full_name }) => full_name).join(", ")],
      ...toCallFacts(request),
      ["News by email", request.marketing_consent ? "yes" : "no"],
      ...toFileFacts(request),
    ],
    files: toCopiedFiles(db, request),
  };
}

/** Everything that is stored of a request, without the numbers of rows. */
export function toStoredData({ id, files, members, ...request }: WholeRequest): object {
  return {
    ...request,
    members: members.map(({ sort_order, ...member }) => member),
    files: files.map(({ id, ...file }) => file),
  };
}

export function toFileFacts({ reference, files }: WholeRequest): Facts {
  return files.map(({ name }) => ["File", `files/${toFileName(reference, name)}`]);
}

export function toCopiedFiles(db: Queryable, { reference, files }: WholeRequest) {
  return files.map(({ id, name }) => ({
    name: `files/${toFileName(reference, name)}`,
    read: () => readUploadBytes(db, id),
  }));
}

const toFileName = (reference: string, name: string) => `${reference}-${name}`;

function toCallFacts({ call }: WholeRequest): Facts {
  if (!call) return [];
  const when = `${toUtcText(call.starts_at)}, your time zone ${call.timezone ?? "UTC"}`;
  return [["Call", call.status === "cancelled" ? `cancelled, was ${when}` : when]];
}
