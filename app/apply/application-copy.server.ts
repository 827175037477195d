import {
  toCopiedFiles,
  toFileDetails,
  toStoredData,
} from "#app/requests/personal-data/request-copy.server.ts";
import { toUtcText } from "#app/requests/records/request-texts.ts";
import type { WholeRequest } from "#app/requests/records/requests.repository.server.ts";
import type { ApplicationReview } from "#contract/applications/application-review.ts";
import { REVIEW_CRITERIA } from "#contract/applications/application-review-terms.ts";
import type { Queryable } from "#database/client.server.ts";
import type { PersonalCopy } from "#services/personal-data/personal-record.server.ts";
import { listReviews } from "./application-reviews.repository.server.ts";
import { toApplicationSections, toRetentionText } from "./application-texts.ts";
import { listCorrections } from "./corrections.repository.server.ts";

/** Copy of an application for its candidate, with the CV. */
export async function toApplicationCopy(
  db: Queryable,
  request: WholeRequest,
): Promise<PersonalCopy> {
  const { id, reference, submitted_at } = request;
  // Who rated is not the applicant's data.
  const reviews = (await listReviews(db, id)).map(({ staff_id, reviewer, ...review }) => review);
  const corrections = await listCorrections(db, id);
  return {
    title: `Application ${reference}`,
    data: { ...toStoredData(request), reviews, corrections },
    details: [
      ["Sent", toUtcText(submitted_at)],
      ...toDetails(request),
      ...reviews.map((review) => ["Rating", toRatingText(review)] as const),
      ...corrections.map((correction) => ["Corrected", toCorrectionText(correction)] as const),
      ...toFileDetails(request),
    ],
    files: toCopiedFiles(db, request),
  };
}

type CorrectionText = Awaited<ReturnType<typeof listCorrections>>[number];

function toCorrectionText({ at, changes }: CorrectionText): string {
  const lines = changes.map(({ label, from, to }) => `${label}: ${from || "-"} → ${to || "-"}`);
  return [toUtcText(at), ...lines].join("\n");
}

function toRatingText({ note, ...review }: ApplicationReview): string {
  const scores = REVIEW_CRITERIA.map(({ name, label }) => `${label} ${review[name]} of 4`);
  return [scores.join(", "), note].filter(Boolean).join("\n");
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
