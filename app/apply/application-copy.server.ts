import { toCopiedFiles, toFileDetails, toStoredData } from "#app/requests/request-copy.server.ts";
import { toUtcText } from "#app/requests/request-texts.ts";
import type { WholeRequest } from "#app/requests/requests.repository.server.ts";
import type { Queryable } from "#database/client.server.ts";
import type { PersonalCopy } from "#services/personal-data/personal-record.server.ts";
import { toApplicationSections, toRetentionText } from "./application-texts.ts";

/** Copy of an application for its candidate, with the CV. */
export function toApplicationCopy(db: Queryable, request: WholeRequest): PersonalCopy {
  const { reference, submitted_at } = request;
  return {
    title: `Application ${reference}`,
    data: toStoredData(request),
    details: [["Sent", toUtcText(submitted_at)], ...toDetails(request), ...toFileDetails(request)],
    files: toCopiedFiles(db, request),
  };
}

function toDetails({ application, email, workload, start_date, message }: WholeRequest) {
  if (!application) return [];
  const sections = toApplicationSections({
    ...application,
    email: email ?? "",
    workload: workload ?? "",
    start_date: start_date ?? "",
    about: message ?? "",
    cv: "",
  });
  const answers = sections
    .flatMap((section) => [...section.answers])
    .filter(({ name }) => name !== "cv")
    .map(({ label, lines }): [string, string] => [label, lines.join("\n")]);
  const { keep_profile, decided_at } = application;
  return [
    ...answers,
    ["Decided", decided_at ? toUtcText(decided_at) : ""],
    ["Stored for", toRetentionText(keep_profile)],
  ] satisfies [string, string][];
}
