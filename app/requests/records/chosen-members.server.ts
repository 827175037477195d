import { listMembersByIds } from "#app/developers/stored-members.service.server.ts";
import type { MemberCard } from "#contract/members/member.ts";
import { withNoun } from "#contract/values/trade.ts";
import type { Transaction } from "#database/client.server.ts";
import { unprocessable } from "#platform/errors.ts";
import { toRequestMember } from "./request-member.ts";
import { insertRequestMembers } from "./request-writes.repository.server.ts";

/**
 * Stores the members of a request as the client saw them, in the order of the ids.
 * @throws PublicError 422 for a member who is no longer published
 */
export async function storeChosenMembers(
  tx: Transaction,
  request_id: number,
  ids: readonly number[],
): Promise<MemberCard[]> {
  const members = await getChosenMembers(tx, ids);
  await insertRequestMembers(tx, request_id, members.map(toRequestMember));
  return members;
}

async function getChosenMembers(tx: Transaction, ids: readonly number[]): Promise<MemberCard[]> {
  const members = await listMembersByIds(tx, ids);
  if (members.length === ids.length) return members;
  const gone = ids.length - members.length;
  throw unprocessable({
    members: [
      gone === 1
        ? withNoun(
            "One of the developers is no longer available. Check your choice and send it again",
          )
        : withNoun(
            `${gone} of the developers are no longer available. Check your choice and send it again`,
          ),
    ],
  });
}
