import { type Votes, VotesSchema } from "#contract/clients/shared-shortlist.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import { MAX_REQUEST_MEMBERS } from "#contract/values/limits.ts";
import { withNoun } from "#contract/values/trade.ts";
import type { InputValues } from "#platform/forms/use-step-form.ts";
import { toFieldErrors } from "#platform/http/field-errors.ts";
import type { Services } from "#services/services.server.ts";
import { leaveVotes } from "./leave-votes.service.server.ts";
import { listSharedMemberIds } from "./shared-shortlists.repository.server.ts";
import { handleSubmittedShared, type SharedPost } from "./submitted-shared.server.ts";
import { READER_FIELD, toCommentField, toVoteField } from "./vote-fields.ts";

const NOTHING = "Vote or comment on at least one developer";

type VotesLeft = {
  kind: "left";
  /** Their secret. */
  reader: string;
  /** Some developers had left the shortlist, and the votes on them were not stored. */
  isPartial: boolean;
};

/** The votes of a reader, as the form of the shared page sends them. */
export function handleSubmittedVotes(services: Services, post: SharedPost) {
  return handleSubmittedShared<VotesLeft>(
    services,
    { side: "reader", ...post },
    async (row, input) => {
      const ids = listVotedIds(input);
      const form = VotesSchema.safeParse({ name: input.name, votes: toVotes(ids, input) });
      const errors = form.success ? {} : toControlErrors(toFieldErrors(form.error), ids);
      const isEmpty = ids.every(
        (id) => !input[toVoteField(id)] && !input[toCommentField(id)]?.trim(),
      );
      const [first] = await listSharedMemberIds(services.db, row.id);
      if (isEmpty && first !== undefined) errors[toVoteField(first)] = [withNoun(NOTHING)];
      if (!form.success || Object.keys(errors).length > 0) return { errors };
      const key = input[READER_FIELD] ?? "";
      return {
        kind: "left",
        ...(await leaveVotes(services, row, { key, client: post.client, ...form.data })),
      };
    },
  );
}

/** The members on the page that was sent, of which some may have left the shortlist since. */
function listVotedIds(input: InputValues): number[] {
  const ids = Object.keys(input).flatMap((name) => {
    const [, id] = /^(?:vote|comment)-(\d{1,9})$/.exec(name) ?? [];
    return id === undefined ? [] : [Number(id)];
  });
  return [...new Set(ids)].slice(0, MAX_REQUEST_MEMBERS);
}

function toVotes(ids: readonly number[], input: InputValues) {
  return ids.map((id) => ({
    member_id: id,
    vote: input[toVoteField(id)] || null,
    comment: input[toCommentField(id)] ?? "",
  })) satisfies Record<keyof Votes["votes"][number], unknown>[];
}

/** Errors of `votes.0.comment` at the control of that member. */
function toControlErrors(errors: FieldErrors, ids: readonly number[]): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([field, texts]) => {
      const [, index, part] = /^votes\.(\d+)\.(vote|comment)$/.exec(field) ?? [];
      const id = ids[Number(index)];
      if (id === undefined) return [field, texts];
      return part === "vote"
        ? [toVoteField(id), ["Choose Yes, Maybe or No"]]
        : [toCommentField(id), texts];
    }),
  );
}
